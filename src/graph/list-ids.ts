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
