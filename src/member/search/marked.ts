import { fold } from '../../lib/text';

type Part = { text: string; isMatch: boolean };

/** Splits a text into parts and marks those that match the query, with or without diacritics. */
export function markedParts(text: string, words: readonly string[]): readonly Part[] {
  const letters = [...text.normalize('NFC')];
  // A letter may fold into several or none.
  const origin = letters.flatMap((letter, index) => Array.from(fold(letter), () => index));
  const folded = letters.map(fold).join('');

  const marked = new Set<number>();
  for (const word of words.map(fold)) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + 1)) {
      for (let i = at; i < at + word.length; i++) marked.add(origin[i]!);
    }
  }

  const parts: Part[] = [];
  letters.forEach((letter, index) => {
    const isMatch = marked.has(index);
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += letter;
    else parts.push({ text: letter, isMatch });
  });
  return parts;
}
