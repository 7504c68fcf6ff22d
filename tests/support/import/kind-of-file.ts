import { expect, it } from 'vitest';
import { previewOfText, questionsOf, statesOf, takenOf } from './read-file';

/** A file of one kind: what is taken of it in one confirmation, what becomes of each row, and what is asked. */
export type KindOfFile = { text: string; taken: string[]; states: string[]; asks: string[] };

/** Tests that each file is read as its kind is meant. */
export function areRead(kinds: Readonly<Record<string, KindOfFile>>) {
  it.each(Object.entries(kinds))('%s', async (_, { text, taken, states, asks }) => {
    const preview = await previewOfText(text);
    expect({ taken: takenOf(preview), states: statesOf(preview), asks: questionsOf(preview) }).toEqual({
      taken,
      states,
      asks,
    });
  });
}
