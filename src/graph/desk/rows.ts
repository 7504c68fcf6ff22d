import { asLines, severalLines } from '../../lib/text';

type Identified = { readonly id: string };

/** Rows with some added, or put in the place of those with their id, and others removed. */
export function mergeRows<Row extends Identified>(
  rows: readonly Row[],
  changed: readonly Row[] = [],
  removed: readonly string[] = [],
): readonly Row[] {
  const byId = new Map(changed.map((row) => [row.id, row]));
  const known = new Set(rows.map(({ id }) => id));
  const gone = new Set(removed);
  return [
    ...rows.map((row) => ({ ...row, ...byId.get(row.id) })),
    ...changed.filter(({ id }) => !known.has(id)),
  ].filter(({ id }) => !gone.has(id));
}

type NoteRow = Identified & { readonly text?: unknown };
type EditedNote = Identified & { readonly text: string; readonly before?: string | null };

/** Notes with some edited: a text that was saved since an edit began is kept above it, and an empty note is removed. */
export function mergeNotes<Row extends NoteRow>(
  rows: readonly Row[],
  edited: readonly (Row & EditedNote)[],
  removed: readonly string[] = [],
): readonly Row[] {
  const textOf = new Map(rows.map(({ id, text }) => [id, text]));
  const changed = edited.map(({ before, ...note }) => {
    const saved = textOf.get(note.id);
    return {
      ...note,
      text: typeof saved === 'string' ? bothTexts(saved, note.text, before) : severalLines(note.text),
    };
  });
  const empty = changed.filter(({ text }) => text === '').map(({ id }) => id);
  return mergeRows<NoteRow>(rows, changed, [...removed, ...empty]) as readonly Row[];
}

/** A written text with what was saved since the text `before` was edited, all as a note is read. */
export function bothTexts(saved: string, written: string, before: string | null | undefined) {
  const [theirs = '', own = ''] = [saved, written].map((text) => asLines(text, Infinity) ?? '');
  if (before == null || theirs === severalLines(before) || own.includes(theirs)) return own;
  return theirs.includes(own) ? theirs : `${theirs}\n\n${own}`;
}
