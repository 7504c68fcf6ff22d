import { markedParts } from './marked';

/** A text with what was typed marked in it. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return markedParts(text, words).map((part, place) =>
    // The parts of one text never change places.
    part.isMatch ? <mark key={place}>{part.text}</mark> : part.text,
  );
}
