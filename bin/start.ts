/** `npm start`: builds if needed, then runs the database, one web and one worker until Ctrl-C. */
import { launch } from "./supervise/launcher";
import { PRODUCTION } from "./supervise/mode";

launch(PRODUCTION);
