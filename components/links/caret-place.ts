/** Styles that decide where the lines of a text break. */
const STYLES = [
  "font",
  "letterSpacing",
  "lineHeight",
  "tabSize",
  "padding",
  "borderStyle",
  "borderWidth",
  "width",
  "boxSizing",
] as const;

/** Where the line of a place in the text of an area ends, in pixels below the top of the area: a copy is laid out alike. */
export function bottomOfLine(area: HTMLTextAreaElement, place: number): number {
  const copy = document.createElement("div");
  const style = getComputedStyle(area);
  for (const name of STYLES) copy.style[name] = style[name];
  Object.assign(copy.style, {
    position: "absolute",
    visibility: "hidden",
    whiteSpace: "pre-wrap",
    overflowWrap: "break-word",
  });
  copy.textContent = area.value.slice(0, place);
  const end = copy.appendChild(document.createElement("span"));
  end.textContent = "\u200b";
  document.body.append(copy);
  const bottom = end.offsetTop + end.offsetHeight - area.scrollTop;
  copy.remove();
  return Math.max(0, Math.min(bottom, area.clientHeight));
}
