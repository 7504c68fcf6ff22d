import { expect, it } from 'vitest';
import type { Preview } from '../../../src/member/desk/import/preview-types';
import { becomesOf, previewOfText, questionsOf } from './read-file';

/**
 * A file of one kind as a text. A line of which something becomes has it behind an arrow: the trade that is taken in one
 * confirmation, else the state of the row. `asks`: what is asked, if anything.
 */
export type KindOfFile = string | { asks: readonly string[]; file: string };

/** Tests that each file is read as its kind is meant. */
export function areRead(kinds: Readonly<Record<string, KindOfFile>>) {
  it.each(Object.entries(kinds))('%s', async (_, kind) => {
    const { asks, file } = typeof kind === 'string' ? { asks: [], file: kind } : kind;
    const lines = file.split('\n').map((line) => line.trim());
    const [, ...texts] = lines.map((line) => line.split(ARROW)[0]!);
    const preview = await previewOfText(texts.join('\n'));
    expect({ asks: questionsOf(preview), lines: ['', ...withResults(texts, preview)] }).toEqual({
      asks,
      lines,
    });
  });
}

const ARROW = ' → ';

/** Lines of a file, each with what becomes of it; a line that is two trades has both. */
function withResults(texts: readonly string[], { rows }: Preview): string[] {
  return texts.map((text, i) => {
    const found = rows.filter(({ line }) => Math.floor(line) === i + 1).map(becomesOf);
    return found.length > 0 ? `${text}${ARROW}${found.join(' + ')}` : text;
  });
}
