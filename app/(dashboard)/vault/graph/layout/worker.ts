import { type Drawn, layOut } from "./layout";

/** Lays out the graph that it is sent, in a thread of its own: the page can be used meanwhile. */
self.onmessage = ({ data }: MessageEvent<Drawn>) => {
  for (const { places, isLast } of layOut(data))
    self.postMessage({ places, isLast }, { transfer: [places.buffer] });
};
