import { describe, expect, it } from "vitest";
import { assertWithinLimit, RateLimiter } from "./rate-limit";

const MINUTE = 60_000;

describe("a limiter", () => {
  it("counts down within a minute, and starts again after it", () => {
    const limiter = new RateLimiter(2);
    expect(limiter.take("a", 0)).toEqual({ limit: 2, remaining: 1, isOver: false, resetAfter: 60 });
    expect(limiter.take("a", 30_500)).toMatchObject({ remaining: 0, isOver: false, resetAfter: 30 });
    expect(limiter.take("a", 59_999)).toMatchObject({ remaining: 0, isOver: true, resetAfter: 1 });
    expect(limiter.take("a", MINUTE)).toMatchObject({ remaining: 1, isOver: false });
  });

  it("counts each caller for itself", () => {
    const limiter = new RateLimiter(1);
    expect(
      [limiter.take("a", 0), limiter.take("b", 0), limiter.take("a", 0)].map((quota) => quota.isOver),
    ).toEqual([false, false, true]);
  });

  it("forgets callers of the past, and none of the present", () => {
    const limiter = new RateLimiter(1);
    for (let n = 0; n < 100; n += 1) limiter.take(`old ${n}`, 0);
    limiter.take("present", 2 * MINUTE);
    limiter.take("another", 2 * MINUTE);
    expect(limiter.take("present", 2 * MINUTE).isOver).toBe(true);
    const kept = (limiter as unknown as { windows: Map<string, unknown> }).windows.size;
    expect(kept).toBe(2);
  });

  it("keeps no more callers than fit: the oldest windows go, though they last", () => {
    const limiter = new RateLimiter(1);
    limiter.take("first", 0);
    limiter.take("renewed", 0);
    limiter.take("renewed", MINUTE);
    for (let n = 0; n < 9_999; n += 1) limiter.take(`caller ${n}`, MINUTE + 1);
    expect(limiter.take("renewed", MINUTE + 2).isOver).toBe(true);
    limiter.take("one more", MINUTE + 2);
    expect(limiter.take("caller 0", MINUTE + 2).isOver).toBe(true);
    expect(limiter.take("renewed", MINUTE + 2).isOver).toBe(false);
    expect((limiter as unknown as { windows: Map<string, unknown> }).windows.size).toBe(10_000);
  });
});

it("a call that is one too many is refused with the seconds to wait", () => {
  const quota = { limit: 5, remaining: 0, isOver: true, resetAfter: 17 };
  expect(() => assertWithinLimit(quota)).toThrow(
    expect.objectContaining({ code: "RATE_LIMITED", retryAfter: 17 }),
  );
  expect(() => assertWithinLimit({ ...quota, isOver: false })).not.toThrow();
});
