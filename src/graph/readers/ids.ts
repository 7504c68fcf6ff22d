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

/** Begins the id of a list of one's own, and none of a server's list, as those are JSON. */
const OWN_LIST = 'own:';

/** The id of a list of one's own, by that of its row on the desk. */
export function ownListId(rowId: string): string {
  return OWN_LIST + rowId;
}

/** Whether a list is one's own, by its id. */
export function isOwnList(id: string): boolean {
  return id.startsWith(OWN_LIST);
}

/** The id of the row on the desk, by that of its list. */
export function rowIdOfList(id: string): string {
  return isOwnList(id) ? id.slice(OWN_LIST.length) : id;
}
