import { asCount, asList, asRecord, asText, type JsonRecord } from '../../lib/json';
import { asLine } from '../../lib/text';
import { epochSecondsOf } from '../../market/day';
import type { SymbolEvent, SymbolEventKind } from '../resolvers.types';
import { marketDayOf } from './ex-dates';
import { readRows, rowsOf } from './rows';

const KINDS: readonly SymbolEventKind[] = ['EX_DATE', 'PAYMENT', 'MEETING', 'REPORT'];

/** No feed has a text of more lines about one event. */
const MOST_LINES = 6;

/** The events of a symbol in a UDF response, oldest first, each once; one without a time or a text is left out. */
export function readSymbolEvents(response: unknown, symbol: string): readonly SymbolEvent[] {
  const events = readRows(
    rowsOf(response),
    (row) => readEvent(row, symbol),
    ({ id }) => id,
  );
  return events.toSorted((one, other) => one.time - other.time);
}

function readEvent(row: JsonRecord, symbol: string): SymbolEvent | null {
  const time = asCount(row['time']);
  const tooltip = row['tooltip'];
  const lines = (asList(tooltip) ?? [tooltip]).flatMap((line) => asLine(line) ?? []).slice(0, MOST_LINES);
  const label = asLine(row['label'])?.slice(0, 2);
  const [first] = lines;
  if (time === null || first === undefined) return null;
  const day = marketDayOf(time);
  return {
    id: asText(row['id']) ?? `${time} ${first}`,
    symbol,
    kind: kindOf(row),
    time: epochSecondsOf(day),
    label: label ?? '•',
    lines,
  };
}

/** What the feed says it is, else an ex-date where it says what the holders receive. */
function kindOf(row: JsonRecord): SymbolEventKind {
  const word = asText(row['kind'])?.toUpperCase();
  return KINDS.find((each) => each === word) ?? (asRecord(row['right']) === null ? 'OTHER' : 'EX_DATE');
}
