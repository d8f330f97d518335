import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkBaseUrl, PrivateAddress, providerFetch } from ".";
import { isPublicAddress } from "./address";
import { anyLookup, networkLookup, publicLookup } from "./fetch";

/** Each leads to this machine, to a private network, or to a cloud's metadata service. */
const HOSTILE = [
  "https://127.0.0.1/v1",
  "https://127.1/v1",
  "https://127.0.1/v1",
  "https://127.255.255.254",
  "https://2130706433/v1",
  "https://0x7f000001/v1",
  "https://0x7f.0x0.0x0.0x1",
  "https://0177.0.0.1",
  "https://0177.0.0.01/v1",
  "https://017700000001",
  "https://0/v1",
  "https://0.0.0.0/v1",
  "https://localhost/v1",
  "https://LOCALHOST/v1",
  "https://localhost./v1",
  "https://api.localhost/v1",
  "https://ⓛocalhost/v1",
  "https://１２７.0.0.1/v1",
  "https://127。0。0。1/v1",
  "https://%31%32%37.0.0.1/v1",
  "https://10.0.0.1/v1",
  "https://10.255.255.255",
  "https://012.0.0.1",
  "https://172.16.0.1/v1",
  "https://172.31.255.255",
  "https://192.168.0.1/v1",
  "https://192.168.1",
  "https://3232235777/v1",
  "https://169.254.169.254/latest/meta-data",
  "https://0xA9FEA9FE/latest",
  "https://2852039166/",
  "https://100.64.0.1/v1",
  "https://100.127.255.254",
  "https://192.0.0.1/",
  "https://192.0.2.1/",
  "https://198.18.0.1/",
  "https://198.51.100.7/",
  "https://203.0.113.9/",
  "https://224.0.0.1/",
  "https://239.255.255.250/",
  "https://240.0.0.1/",
  "https://255.255.255.255/",
  "https://[::1]/v1",
  "https://[0:0:0:0:0:0:0:1]/v1",
  "https://[::]/v1",
  "https://[::ffff:127.0.0.1]/v1",
  "https://[::ffff:7f00:1]/v1",
  "https://[::ffff:10.0.0.1]/v1",
  "https://[::ffff:a9fe:a9fe]/v1",
  "https://[::ffff:0:127.0.0.1]/v1",
  "https://[::127.0.0.1]/v1",
  "https://[64:ff9b::7f00:1]/v1",
  "https://[64:ff9b:1::a00:1]/v1",
  "https://[2002:7f00:1::]/v1",
  "https://[2002:a9fe:a9fe::1]/v1",
  "https://[2001:0:0:0:0:0:80ff:fffe]/v1",
  "https://[2001:db8::1]/v1",
  "https://[fe80::1]/v1",
  "https://[fec0::1]/v1",
  "https://[fc00::1]/v1",
  "https://[fd12:3456::1]/v1",
  "https://[ff02::1]/v1",
  "https://[100::1]/v1",
  "https://[4000::1]/v1",
  "https://metadata/computeMetadata/v1",
  "https://metadata.google.internal/computeMetadata",
  "https://printer.local/v1",
  "https://nas.lan/v1",
  "https://router.home.arpa/v1",
  "https://db.corp/v1",
  "https://ollama/v1",
  "http://api.example.org/v1",
  "ftp://api.example.org/v1",
  "file:///etc/passwd",
  "gopher://127.0.0.1:70/",
  "data:text/plain,x",
  "javascript:alert(1)",
  "//127.0.0.1/v1",
  "127.0.0.1",
  "https://user@api.example.org/v1",
  "https://user:secret@api.example.org",
  "https://api.example.org@127.0.0.1/v1",
  "https://api.example.org/v1?next=https://127.0.0.1",
  "https://api.example.org/v1#x",
  "https://",
  "",
];

describe("a base URL", () => {
  it("is tried in more than sixty hostile forms", () => {
    expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(60);
  });

  it.each(HOSTILE)("%s is refused", (url) => {
    expect(() => checkBaseUrl(url, "public")).toThrow(
      /must be a URL|must use https|private address|cannot contain/,
    );
  });

  it("says that https is needed where http was given", () => {
    expect(() => checkBaseUrl("http://api.example.org/v1", "public")).toThrow(
      "must use https, as https://api.example.org/v1 does. The operator can allow http with KV_ALLOW_PRIVATE_PROVIDERS=yes",
    );
  });

  it.each([
    ["https://openrouter.ai/api/v1/", "https://openrouter.ai/api/v1"],
    ["https://api.x.ai/v1", "https://api.x.ai/v1"],
    ["HTTPS://API.Example.ORG:8443/v1//", "https://api.example.org:8443/v1"],
    ["https://8.8.8.8/v1", "https://8.8.8.8/v1"],
    ["https://[2606:4700::1111]/v1", "https://[2606:4700::1111]/v1"],
  ])("%s is %s", (url, normal) => {
    expect(checkBaseUrl(url, "public")).toBe(normal);
  });

  it.each(["http://127.0.0.1:11434/v1", "http://ollama:11434/v1", "https://[::1]/v1"])(
    "%s is allowed to whom the operator allows it",
    (url) => {
      expect(checkBaseUrl(url, "anywhere")).toBe(url);
    },
  );

  it.each([
    "ftp://127.0.0.1/",
    "http://a:b@127.0.0.1/",
    "http://169.254.169.254/v1",
    "http://[::ffff:169.254.169.254]/v1",
    "http://[fe80::1]/v1",
    "nonsense",
  ])("%s is refused even then", (url) => {
    expect(() => checkBaseUrl(url, "anywhere")).toThrow();
  });
});

describe("the base URL of a local server", () => {
  it.each([
    "http://127.0.0.1:11434",
    "http://192.168.1.20:1234/v1",
    "http://10.0.0.4:8080",
    "http://100.101.102.103:11434",
    "http://ollama:11434",
    "https://nas.lan/v1",
    "http://[::1]:11434",
    "http://[fd12::5]:11434",
  ])("may be %s", (url) => {
    expect(checkBaseUrl(url, "network")).toBe(url);
  });

  it.each([
    "http://169.254.169.254/latest/meta-data",
    "http://[::ffff:169.254.169.254]/",
    "http://[fe80::1]:11434",
    "http://0.0.0.0:11434",
    "http://8.8.8.8/v1",
    "https://[2606:4700::1111]/v1",
    "http://224.0.0.1/",
  ])("is not %s", (url) => {
    expect(() => checkBaseUrl(url, "network")).toThrow(/this machine or network|link-local/);
  });
});

describe("a call", () => {
  const server = createServer((request, response) => {
    called.push(request.url ?? "");
    if (request.url === "/away") response.writeHead(302, { location: "/there" });
    response.end("here");
  });
  const called: string[] = [];
  let port: number;
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => server.close());

  it("goes nowhere when a name resolves to a private address, whatever its text is", async () => {
    const resolved = new Promise((done) => publicLookup("localhost", {}, (error) => done(error)));
    expect(await resolved).toBeInstanceOf(PrivateAddress);
    await expect(providerFetch("public")(`https://localhost.localdomain:${port}/v1`)).rejects.toThrow();
    expect(called).toEqual([]);
  });

  it.each(HOSTILE.filter((url) => url.startsWith("https://")).slice(0, 40))(
    "of %s goes nowhere",
    async (url) => {
      await expect(providerFetch("public")(url)).rejects.toThrow();
    },
  );

  it("of a local server is made in this network only, whatever the text of its name is", async () => {
    const reply = await providerFetch("network")(`http://localhost:${port}/models`);
    expect([reply.status, called.splice(0)]).toEqual([200, ["/models"]]);
    const refused = new Promise((done) => networkLookup("8.8.8.8", {}, (error) => done(error)));
    expect(await refused).toMatchObject({ name: "RefusedAddress" });
    const metadata = new Promise((done) => networkLookup("169.254.169.254", {}, (error) => done(error)));
    expect(await metadata).toMatchObject({ name: "RefusedAddress" });
  });

  it("of any address is not of a link-local one", async () => {
    const metadata = new Promise((done) => anyLookup("169.254.169.254", {}, (error) => done(error)));
    expect(await metadata).toMatchObject({ name: "RefusedAddress" });
  });

  it("is made where it is allowed, and follows no redirect", async () => {
    const reply = await providerFetch("anywhere")(`http://127.0.0.1:${port}/away`);
    expect(reply.status).toBe(302);
    expect(called).toEqual(["/away"]);
  });
});

it("judges addresses", () => {
  expect(["1.1.1.1", "93.184.216.34", "2606:4700::1111"].every(isPublicAddress)).toBe(true);
  expect(["", "x", "1.1.1", "::ffff:192.168.0.1", "2001:20::1", "2002:808:808::"].some(isPublicAddress)).toBe(
    false,
  );
});

it.each([
  ["network", /must be a URL such as http:\/\/127\.0\.0\.1:11434$/],
  ["anywhere", /must be a URL such as https:\/\/api\.example\.org\/v1; http:\/\/ is allowed, too$/],
  ["public", /must be a URL such as https:\/\/api\.example\.org\/v1$/],
] as const)("names an example of what a URL must be: %s", (reach, message) => {
  expect(() => checkBaseUrl("nonsense", reach)).toThrow(message);
});
