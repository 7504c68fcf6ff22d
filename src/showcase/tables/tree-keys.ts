type TreeRow = {
  id: string;
  parentId?: string | undefined;
  getCanExpand: () => boolean;
  getIsExpanded: () => boolean;
};

/** What a key does at a row: opens or closes it, or goes to another. */
type Step = { toggle?: true; to?: string | undefined };

/** The step of a key at the active row of a treegrid (ARIA Authoring Practices, rows first); null for other keys. */
export function stepOf(rows: readonly TreeRow[], active: string, key: string): Step | null {
  const index = rows.findIndex(({ id }) => id === active);
  const row = rows[index];
  if (!row) return null;
  const isOpen = row.getIsExpanded();
  switch (key) {
    case 'ArrowDown':
      return { to: rows[index + 1]?.id };
    case 'ArrowUp':
      return { to: rows[index - 1]?.id };
    case 'Home':
      return { to: rows[0]?.id };
    case 'End':
      return { to: rows.at(-1)?.id };
    case 'ArrowRight':
      if (!row.getCanExpand()) return {};
      return isOpen ? { to: rows[index + 1]?.id } : { toggle: true };
    case 'ArrowLeft':
      return isOpen ? { toggle: true } : { to: row.parentId };
    case 'Enter':
      return row.getCanExpand() ? { toggle: true } : {};
    default:
      return null;
  }
}
