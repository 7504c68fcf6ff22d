import { asCount, asList, asText, type JsonRecord } from '../../lib/json';
import { asLine } from '../../lib/text';
import { epochSecondsOf } from '../../market/day';
import type { SymbolEvent } from '../resolvers.types';
import { marketDayOf } from './ex-dates';
import { readRows, rowsOf } from './rows';

/** No feed has a text of more lines about one event. */
const MOST_LINES = 6;

/** The events of a UDF response, oldest first, each once; one without a time or a text is left out. */
export function readSymbolEvents(response: unknown): readonly SymbolEvent[] {
  const events = readRows(rowsOf(response), readEvent, ({ id }) => id);
  return events.toSorted((one, other) => one.time - other.time);
}

function readEvent(row: JsonRecord): SymbolEvent | null {
  const time = asCount(row['time']);
  const tooltip = row['tooltip'];
  const lines = (asList(tooltip) ?? [tooltip]).flatMap((line) => asLine(line) ?? []).slice(0, MOST_LINES);
  const label = asLine(row['label'])?.slice(0, 2);
  const [first] = lines;
  if (time === null || first === undefined) return null;
  const day = marketDayOf(time);
  return {
    id: asText(row['id']) ?? `${time} ${first}`,
    time: epochSecondsOf(day),
    label: label ?? '•',
    lines,
  };
}
