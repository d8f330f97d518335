/** A throttled function. */
export interface Throttled {
  /** Calls now, or once when the interval since the last call has passed. */
  call: () => void;
  /** Drops a pending call and ignores further ones. */
  stop: () => void;
}

/** Limits the calls of `work` to one per `between` milliseconds. */
export function throttle(work: () => void, between: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  let isStopped = false;
  const run = () => {
    isDue = false;
    work();
    timer = setTimeout(() => {
      timer = undefined;
      if (isDue && !isStopped) run();
    }, between);
  };
  return {
    call: () => {
      if (isStopped) return;
      if (timer) isDue = true;
      else run();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
