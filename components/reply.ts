/** The fields of a JSON reply; none if a proxy answered with something else. */
export async function fieldsOf(reply: Response): Promise<Partial<Record<string, unknown>>> {
  const body: unknown = await reply.json().catch(() => null);
  return typeof body === "object" && body !== null ? { ...body } : {};
}
