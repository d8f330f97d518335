// Draws diagrams for the page around this frame. The frame has an opaque origin and may load nothing, so that the
// text of a diagram reaches neither the page nor the network; its styles need no place in the policy of the page.
const FONT = "ui-sans-serif, system-ui, sans-serif";
let drawn = 0;

addEventListener("message", async ({ data, source }) => {
  if (source !== parent) return;
  try {
    parent.postMessage({ id: data.id, svg: await draw(data.text, data.isDark) }, "*");
  } catch (error) {
    parent.postMessage({ id: data.id, problem: String(error?.message ?? error) }, "*");
  }
});
parent.postMessage({ isReady: true }, "*");

async function draw(text, isDark) {
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: "strict",
    suppressErrorRendering: true,
    theme: isDark ? "dark" : "default",
    fontFamily: FONT,
    htmlLabels: false,
    flowchart: { htmlLabels: false },
    maxTextSize: 20_000,
    maxEdges: 300,
    secure: [
      "secure",
      "securityLevel",
      "startOnLoad",
      "suppressErrorRendering",
      "maxTextSize",
      "maxEdges",
      "fontFamily",
      "htmlLabels",
    ],
  });
  drawn += 1;
  const { svg } = await mermaid.render(`diagram-${drawn}`, text);
  // As XML, which an image has to be.
  const parsed = new DOMParser().parseFromString(svg, "text/html").querySelector("svg");
  return new XMLSerializer().serializeToString(parsed);
}
