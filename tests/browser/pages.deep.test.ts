import { inspectThoroughly } from "../support/inspect";
import "./pages.test";

inspectThoroughly();
