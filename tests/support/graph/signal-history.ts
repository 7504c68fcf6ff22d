import { dayOfEpochSeconds } from '../../../src/market/day';
import { type Candles, type CandleColumn } from '../../../src/market/candles';
import { walk } from '../market/series';
import type { Call, Reply } from '../rest/fake-server';
import { SignalHistoryDocument, type SignalHistoryQuery } from '../../../src/graph/signal-history.generated';
import { executeQuery } from './execute-query';

export const ALL = walk(2, 1_250);
/** Twelve years, of which the feed sends the newest 1,000 bars at once. */
export const LONG = walk(3, 3_000);
export const dayAt = (index: number) => dayOfEpochSeconds(ALL.time[index]!);
export const LAST_DAY = dayAt(1_249);

/** A feed that sends at most 1,000 bars, as feeds do. */
export function feedOf(candles: Candles) {
  return ({ url }: Call): Reply => {
    const query = new URL(url, 'https://nhip.example').searchParams;
    const [to, countback] = [Number(query.get('to')), Number(query.get('countback'))];
    const end = candles.time.filter((time) => time < to).length;
    const start = Math.max(0, end - Math.min(countback, 1_000));
    const column = (name: CandleColumn) => candles[name].slice(start, end);
    if (start === end) return { json: { s: 'no_data' } };
    const [t, o, h, l, c, v] = (['time', 'open', 'high', 'low', 'close', 'volume'] as const).map(column);
    return { json: { s: 'ok', t, o, h, l, c, v } };
  };
}

export async function signals(reply: Reply | ((call: Call) => Reply), until = LAST_DAY) {
  const { data, errors, server } = await executeQuery(
    SignalHistoryDocument,
    { 'GET /udf/history': reply },
    { symbol: 'fpt', until },
  );
  return {
    history: data?.['signalHistory'] as SignalHistoryQuery['signalHistory'],
    errors,
    requests: server.requests(),
  };
}
