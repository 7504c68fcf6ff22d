import { describe, expect, it } from 'vitest';
import { universe } from '../../mock-server/listing/universe';
import { epochSecondsOf } from '../../src/market/day';
import { request, startBackend } from '../support/mock-server/backend';
import { marketOf } from '../support/mock-server/market-of';

type Bars = { t: number[]; c: number[]; o: number[] };

const { market } = marketOf();
/** A share that has paid both in cash and in shares. */
const payer = universe.find((listing) => {
  const paid = market.dividends(listing);
  return paid.some(({ cash }) => cash > 0) && paid.some(({ ratio }) => ratio > 0);
})!;
const historyOf = async (query: string) => (await request(`/udf/history?${query}`)).body as Bars;

describe('GET /udf/history with adjustment=none', () => {
  it('has the prices that were matched: those of today alike, earlier ones higher by what was paid out', async () => {
    startBackend();
    const query = `symbol=${payer.symbol}&resolution=D&countback=1000`;
    const [adjusted, raw] = [await historyOf(query), await historyOf(`${query}&adjustment=none`)];
    const exDates = market
      .dividends(payer)
      .map(({ day }) => epochSecondsOf(day))
      .filter((time) => time > adjusted.t[0]!);

    expect(raw.t).toEqual(adjusted.t);
    expect(raw.c.at(-1)).toBe(adjusted.c.at(-1));
    expect(raw.c[0]! > adjusted.c[0]!).toBe(exDates.length > 0);
    for (const time of exDates) {
      const ex = raw.t.indexOf(time);
      const [before, after] = [ex - 1, ex].map((i) => raw.c[i]! / adjusted.c[i]!);
      expect(before! - after!).toBeGreaterThan(0);
    }
    expect(await historyOf(`${query}&adjustment=splits`)).toEqual({
      s: 'error',
      errmsg: 'unsupported_adjustment splits',
    });
  });

  it('has the same days in weeks and in minutes', async () => {
    startBackend();
    const last = async (resolution: string) =>
      (await historyOf(`symbol=${payer.symbol}&resolution=${resolution}&countback=1&adjustment=none`)).c.at(
        -1,
      );
    expect([await last('W'), await last('15')]).toEqual([await last('D'), await last('D')]);
  });
});
