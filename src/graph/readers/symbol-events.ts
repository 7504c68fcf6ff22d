import { asList, asRecord, asText, type JsonRecord } from '../../lib/json';
import { asLine } from '../../lib/text';
import { epochSecondsOf } from '../../market/day';
import { RestError } from '../../rest/errors';
import type { SymbolEvent, SymbolEventKind } from '../resolvers.types';
import { markedDay } from './marks';
import { readRows } from './rows';

const KINDS: readonly SymbolEventKind[] = ['EX_DATE', 'PAYMENT', 'MEETING', 'REPORT'];

/** No feed has a text of more lines about one event. */
const MOST_LINES = 6;

/**
 * The events of a symbol in its marks, oldest first, each once; one without a time or a text is left out. `unreadable` where
 * there are some and none of them can be read.
 */
export function readSymbolEvents(marks: readonly JsonRecord[], symbol: string): readonly SymbolEvent[] {
  const events = readRows(
    marks,
    (row) => readEvent(row, symbol),
    ({ id }) => id,
  );
  if (marks.length > 0 && events.length === 0) throw new RestError('unreadable', { status: 200 });
  return events.toSorted((one, other) => one.time - other.time);
}

function readEvent(row: JsonRecord, symbol: string): SymbolEvent | null {
  const day = markedDay(row);
  const tooltip = row['tooltip'];
  const lines = (asList(tooltip) ?? [tooltip]).flatMap((line) => asLine(line) ?? []).slice(0, MOST_LINES);
  const label = asLine(row['label'])?.slice(0, 2);
  const [first] = lines;
  if (day === null || first === undefined) return null;
  return {
    id: asText(row['id']) ?? `${String(row['time'])} ${first}`,
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
