import { fieldsOf } from "@/components/reply";

/** What is shown of a record before it is opened. */
export interface Preview {
  name: string;
  type: string | null;
  text: string;
}

/** Reads previews of this page's links, each once; null where one cannot be read. */
export class Previews {
  private readonly known = new Map<string, Promise<Preview | null>>();

  /** By the address of the record's page. */
  of(page: string): Promise<Preview | null> {
    const known = this.known.get(page) ?? load(page);
    this.known.set(page, known);
    // One that failed may succeed the next time.
    void known.then((preview) => preview ?? this.known.delete(page));
    return known;
  }
}

async function load(page: string): Promise<Preview | null> {
  const reply = await fetch(page.replace(/^\/vault\//, "/previews/")).catch(() => null);
  if (!reply?.ok) return null;
  const { name, type, text } = await fieldsOf(reply);
  if (typeof name !== "string" || typeof text !== "string") return null;
  return { name, type: typeof type === "string" ? type : null, text };
}
