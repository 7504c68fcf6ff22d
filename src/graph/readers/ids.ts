/** The server's id as an opaque text that keeps its JSON type: 7 is '7', "7" is '"7"'; null for a value that cannot be an id. */
export function encodeId(id: unknown): string | null {
  if (typeof id === 'string' ? id.trim() === '' : !Number.isSafeInteger(id)) return null;
  return JSON.stringify(id);
}

/** The id as the server sent it. */
export function decodeId(id: string): string | number {
  try {
    const value: unknown = JSON.parse(id);
    return typeof value === 'number' || typeof value === 'string' ? value : id;
  } catch {
    return id;
  }
}
