/** Texts, in which a literal is a word, and the literals that JSON lacks; a text without an end goes on to the last character. */
const TEXT_OR_LITERAL = /"(?:[^"\\]|\\[^])*(?:"|\\?$)|-?\b(?:NaN|Infinity)\b/g;

/** A text of JSON with null for the numbers that JSON cannot write, `NaN`, `Infinity` and `-Infinity`. */
export function withoutLiterals(json: string): string {
  return json.replace(TEXT_OR_LITERAL, (found) => (found.startsWith('"') ? found : 'null'));
}
