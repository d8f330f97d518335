/** A call that is made at most once in a while. */
export interface Throttled {
  /** Makes the call at once or, when the last was a moment ago, when the time has passed; many become one. */
  call: () => void;
  /** Makes no call any more. */
  stop: () => void;
}

/** @param between milliseconds from one call to the next */
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
