import { markedParts } from './marked';

/** A text in which the query's matches are marked. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return markedParts(text, words).map((part, place) =>
    // The parts of one text keep their order, so the index is a stable key.
    part.isMatch ? <mark key={place}>{part.text}</mark> : part.text,
  );
}
