import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { Backoff } from "./backoff";
import { type Origin, takeSignUp, takeTry, takeTryOf } from "./throttle";

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

const mail = () => `${randomUUID()}@example.org`;

/** Seconds that each of `count` tries in a row has to wait; 0 for one that is admitted. */
function waits(count: number, attempt: () => unknown): number[] {
  return Array.from({ length: count }, () => {
    try {
      attempt();
      return 0;
    } catch (error) {
      return (error as { retryAfter: number }).retryAfter;
    }
  });
}

describe("a backoff", () => {
  it("waits twice as long after each try, up to 15 minutes", () => {
    const backoff = new Backoff(3);
    expect([backoff.take("key", 0), backoff.take("key", 0)]).toEqual([0, 0]);
    let now = 0;
    const took = Array.from({ length: 12 }, () => {
      expect(backoff.take("key", now)).toBe(0);
      const wait = backoff.take("key", now);
      now += wait;
      return wait / SECOND;
    });
    expect(took).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
  });

  it("counts no try that it does not admit, so that asking again makes nobody wait longer", () => {
    const backoff = new Backoff(1);
    backoff.take("key", 0);
    for (let n = 0; n < 100; n += 1) expect(backoff.take("key", 500)).toBe(500);
    expect(backoff.take("key", SECOND)).toBe(0);
  });

  it("forgets a key an hour after its last try, or when it is cleared", () => {
    const backoff = new Backoff(1);
    for (const now of [0, HOUR, 2 * HOUR]) expect(backoff.take("key", now)).toBe(0);
    expect(backoff.take("key", 2 * HOUR)).toBe(SECOND);
    backoff.clear("key");
    expect(backoff.take("key", 2 * HOUR)).toBe(0);
  });

  it("keeps no more keys than fit", () => {
    const backoff = new Backoff(1);
    backoff.take("first", 0);
    for (let n = 0; n < 50_000; n += 1) backoff.take(`key ${n}`, 1);
    expect(backoff.take("first", 1)).toBe(0);
    expect(backoff.take("key 49999", 1)).toBe(SECOND);
  });

  it("forgets the least recently tried keys first", () => {
    const backoff = new Backoff(1);
    backoff.take("tried on", 0);
    for (let n = 1; n < 50_000; n += 1) backoff.take(`key ${n}`, 1);
    expect(backoff.take("tried on", SECOND)).toBe(0);
    backoff.take("one more", SECOND);
    expect(backoff.take("tried on", SECOND)).toBe(2 * SECOND);
    expect(backoff.take("key 1", SECOND)).toBe(0);
  });
});

describe("tries to sign in", () => {
  it("are slowed down for an e-mail address from one network", () => {
    const email = mail();
    const from = { address: "192.0.2.1" };
    expect(waits(11, () => takeTry(email, from, 0))).toEqual([...Array(10).fill(0), 1]);
    expect(waits(1, () => takeTry(email.toUpperCase(), from, 0))).toEqual([1]);
  });

  it("of strangers make the owner wait nowhere else", () => {
    const email = mail();
    waits(100, () => takeTry(email, { address: "192.0.2.2" }, 0));
    expect(waits(5, () => takeTry(email, { address: "192.0.2.3" }, 0))).toEqual([0, 0, 0, 0, 0]);
  });

  it("of strangers at the same address do not count for a browser that the owner has used before", () => {
    const email = mail();
    const address = "192.0.2.4";
    waits(100, () => takeTry(email, { address }, 0));
    const known: Origin = { address, device: randomUUID() };
    expect(waits(11, () => takeTry(email, known, 0))).toEqual([...Array(10).fill(0), 1]);
  });

  it("are slowed down for a network, whichever addresses are tried", () => {
    const from = { address: "192.0.2.5" };
    expect(waits(31, () => takeTry(mail(), from, 0))).toEqual([...Array(30).fill(0), 1]);
    const customer = (n: number) => ({ address: `2001:db8:1:2::${n.toString(16)}` });
    let n = 0;
    expect(waits(31, () => takeTry(mail(), customer(n++), 0))).toEqual([...Array(30).fill(0), 1]);
    expect(waits(1, () => takeTry(mail(), { address: "2001:db8:1:3::1" }, 0))).toEqual([0]);
  });

  it("that succeed count for nothing", () => {
    const from = { address: "192.0.2.6" };
    const email = mail();
    for (let n = 0; n < 100; n += 1) takeTry(email, from, 0).succeeded();
    expect(waits(11, () => takeTryOf(`code ${email}`, 0))).toEqual([...Array(10).fill(0), 1]);
  });
});

it("accounts that are created make nobody wait who signs in, but those who create more", () => {
  const origin: Origin = { address: "203.0.113.77" };
  expect(waits(31, () => takeSignUp(origin, 0)).slice(29)).toEqual([0, 1]);
  expect(waits(1, () => takeTry(mail(), origin, 0))).toEqual([0]);
});
