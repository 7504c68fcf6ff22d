import { readFigure, readIndexLevel } from '../../lib/figure';
import { asCount, asList, asRecord, asText, type JsonRecord } from '../../lib/json';
import { asLine } from '../../lib/text';
import { marketTime } from '../../market/clock';
import { isDay, type Day } from '../../market/day';
import type { Rest } from '../../rest/client';
import type { DayPoint } from '../../ui/price-line';

/** A breakout with its reasons; prices in thousand VND. */
export type ExplainedSignal = {
  symbol: string;
  name: string;
  day: Day;
  price: number;
  level: number;
  volumeRatio: number;
  voidBelow: number;
};

/** What a visitor sees of a trading day; turnover in billion VND. */
export type PublicPulse = {
  asOf: string;
  value: number;
  change: number;
  changePercent: number;
  reference: number;
  turnover: number | null;
  advancers: number | null;
  line: readonly DayPoint[];
  signal: ExplainedSignal | null;
};

// No time of a trading day lies beyond these.
const [EARLIEST, LATEST] = [Date.UTC(2000, 0), Date.UTC(2100, 0)];

/** Loads the public pulse; null where the server has none that can be read. */
export function loadPublicPulse(rest: Rest, signal?: AbortSignal): Promise<PublicPulse | null> {
  return rest.get('api/public_pulse', { signal }).then(readPublicPulse, () => null);
}

/** Reads GET api/public_pulse; null where the index, its line or the instant cannot be read. */
function readPublicPulse(response: unknown): PublicPulse | null {
  const record = asRecord(response);
  const index = asRecord(record?.['index']);
  const asOf = asText(record?.['asOf']);
  if (record === null || index === null || asOf === null || !isInRange(asOf)) return null;
  const [value, change, changePercent, reference] = numbersOf(index, [
    'value',
    'change',
    'changePercent',
    'reference',
  ]);
  const line = readLine(asRecord(record['line']));
  if (value == null || change == null || changePercent == null || reference == null) return null;
  if (line.length < 2) return null;
  return {
    asOf,
    value,
    change,
    changePercent,
    reference,
    line,
    turnover: readFigure(record['turnover']),
    advancers: asCount(record['advancers']),
    signal: readSignal(asRecord(record['signal'])),
  };
}

function readLine(line: JsonRecord | null): DayPoint[] {
  const closes = asList(line?.['c']) ?? [];
  return (asList(line?.['t']) ?? []).flatMap((time, i) => {
    const [seconds, price] = [asCount(time), readIndexLevel(closes[i])];
    if (seconds === null || price === null) return [];
    return [{ minute: marketTime(new Date(seconds * 1000)).minute, price }];
  });
}

function readSignal(row: JsonRecord | null): ExplainedSignal | null {
  const [symbol, name, day] = [asLine(row?.['symbol']), asLine(row?.['name']), row?.['day']];
  const [price, level, volumeRatio, voidBelow] = numbersOf(row, [
    'price',
    'level',
    'volumeRatio',
    'voidBelow',
  ]);
  if (symbol === null || name === null || !isDay(day) || !isInRange(day)) return null;
  if (price == null || level == null || volumeRatio == null || voidBelow == null) return null;
  return { symbol, name, day, price, level, volumeRatio, voidBelow };
}

function numbersOf(row: JsonRecord | null, names: readonly string[]) {
  return names.map((name) => readFigure(row?.[name]));
}

function isInRange(instant: string): boolean {
  const ms = Date.parse(instant);
  return ms >= EARLIEST && ms < LATEST;
}
