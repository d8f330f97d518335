import { inspectThoroughly } from "../support/inspect";
import "./dialogs.test";

inspectThoroughly();
