/** What is imported: a file, or a text that was pasted. */
export type ImportSource = { file: File } | { text: string };

/** A press, a paste or a drop that opens the import; without a source it begins with the choice of one. */
export type ImportRequest = { source: ImportSource | null };

/** What the file input takes. */
export const ACCEPTED = '.csv,.tsv,.txt,.xlsx,.xls,.json';

/** The name of a source as it is shown, and kept with the import; null of a pasted text. */
export function sourceName(source: ImportSource): string | null {
  return 'file' in source ? source.file.name : null;
}
