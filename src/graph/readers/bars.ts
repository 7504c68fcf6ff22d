import { asList, asRecord, type JsonRecord } from '../../lib/json';
import { candlesOf, type Candle } from '../../market/candles';
import { DAY_SECONDS } from '../../market/day';
import {
  FAR,
  isInHours,
  marketDayNumber,
  NO_HISTORY,
  type BarReading,
  type FeedHistory,
} from './feed-history';

/**
 * The bars of a UDF history, oldest first, one per time, without those that cannot be, which are counted. What is not as the
 * protocol has it is read by a part that is loaded then. Rejects with an error that the feed reports, an unknown symbol
 * apart, and where the response is no history.
 */
export async function readBars(response: unknown, reading: BarReading = {}): Promise<FeedHistory> {
  const plain = readPlainBars(response, reading);
  return plain ?? (await import('./odd-bars')).readOddBars(response, reading);
}

/** The bars of a response in which nothing is odd; null for any other. */
export function readPlainBars(
  response: unknown,
  { length = 'days', now, offset = 0, divisor = 1 }: BarReading = {},
): FeedHistory | null {
  const record = asRecord(response);
  if (record?.['s'] === 'no_data') return { ...NO_HISTORY, availability: 'NO_DATA' };
  if (record?.['s'] !== 'ok' || offset !== 0 || divisor !== 1) return null;

  const bars = plainBarsOf(record, length === 'days');
  const last = bars?.at(-1);
  if (!bars || (last && now && marketDayNumber(last.time) > marketDayNumber(now.getTime() / 1000)))
    return null;
  return {
    ...NO_HISTORY,
    availability: last ? 'READY' : 'NO_DATA',
    candles: candlesOf(bars),
    sent: bars.length,
  };
}

function plainBarsOf(record: JsonRecord, isDaily: boolean): readonly Candle[] | null {
  const columns = ['t', 'o', 'h', 'l', 'c', 'v'].map((name) => asList(record[name]));
  const bars: Candle[] = [];
  for (let i = 0; i < (columns[0]?.length ?? 0); i += 1) {
    const cells = columns.map((column) => column?.[i]);
    if (!cells.every((cell) => typeof cell === 'number')) return null;
    const [sent, open, high, low, close, volume] = cells as [number, number, number, number, number, number];
    const time = isDaily ? marketDayNumber(sent) * DAY_SECONDS : sent;
    const isPlain =
      sent < FAR &&
      Number.isInteger(time) &&
      time > (bars.at(-1)?.time ?? -1) &&
      (isDaily || isInHours(time)) &&
      [open, high, low, close].every(isPlainPrice) &&
      low <= Math.min(open, close) &&
      high >= Math.max(open, close) &&
      volume >= 0 &&
      volume < MOST_SHARES;
    if (!isPlain) return null;
    bars.push({ time, open, high, low, close, volume });
  }
  return columns.every((column) => column?.length === bars.length) ? bars : null;
}

/** As many shares as the reader of amounts takes. */
const MOST_SHARES = 1e13;

/** Whether a price is one to a tenth of a đồng, without dust. */
function isPlainPrice(price: number) {
  return price > 0 && price <= 1e7 && Math.round(price * 1e4) / 1e4 === price;
}
