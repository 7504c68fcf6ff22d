/**
 * The e-mail address in a text, as messages and lists of contacts have it: blanks, invisible characters, brackets, a name in
 * front and punctuation behind it are left out, full-width letters are letters.
 */
export function bareAddress(text: string): string {
  const line = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?@ ?/g, '@')
    .trim();
  const bracketed = /<([^<>]*@[^<>]*)>/.exec(line)?.[1] ?? line;
  return bracketed.replace(/^[\s"'(]*(mailto:)?/i, '').replace(/[\s"'),;.]+$/, '');
}
