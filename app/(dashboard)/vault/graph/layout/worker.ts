import { type Drawn, layOut } from "./force";

/** Lays out the graph that it is sent, in a separate thread: the page can be used meanwhile. */
self.onmessage = ({ data }: MessageEvent<Drawn>) => {
  for (const { places, isLast } of layOut(data))
    self.postMessage({ places, isLast }, { transfer: [places.buffer] });
};
