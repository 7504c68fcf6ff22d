/** What a spreadsheet would take for a formula, after the apostrophe that the export puts before it. */
const GUARDED = /^'+[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u;

/** A cell without the apostrophe that the export has put before it. */
export function withoutGuard(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}

/** A text that begins with that apostrophe itself gets another, which is taken off in its place. */
export function withOwnGuard<Text extends string | null>(text: Text): Text | string {
  return text !== null && GUARDED.test(text) ? `'${text}` : text;
}
