import { STORY } from './story';

const { symbol, signalDay } = STORY;

/** When the story's signal is confirmed, the last one of its exchange: so it is among the newest that the bot sends. */
const CONFIRMED = `${signalDay} 14:59:40`;

/** The list of signals, newest first, with the story's one at its time. */
export function withStorySignal<Row extends { symbol: string; updated: string }>(
  rows: readonly Row[],
): readonly Row[] {
  return rows
    .map((row) =>
      row.symbol === symbol && row.updated.startsWith(signalDay) ? { ...row, updated: CONFIRMED } : row,
    )
    .toSorted((one, other) => (one.updated < other.updated ? 1 : one.updated > other.updated ? -1 : 0));
}
