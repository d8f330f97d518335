import { type Drawn, layOut } from "./force";

/** Lays out the graph that it receives, in a separate thread, so that the page stays usable. */
self.onmessage = ({ data }: MessageEvent<Drawn>) => {
  for (const { places, isLast } of layOut(data))
    self.postMessage({ places, isLast }, { transfer: [places.buffer] });
};
