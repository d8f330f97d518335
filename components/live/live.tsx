import { liveMark } from "./mark";
import { Refresher } from "./refresher";

/**
 * Refreshes the page when the server reports a change, while the page is visible; `every` is the interval without
 * notifications, in milliseconds, as some content changes with time alone.
 */
export const Live = ({ every }: { every?: number }) => <Refresher since={liveMark().since} every={every} />;
