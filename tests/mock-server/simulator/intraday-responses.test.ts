import { describe, expect, it } from 'vitest';
import { listingOf, universe } from '../../../mock-server/listing/universe';
import { createMarket } from '../../../mock-server/simulator/simulator';
import { request, signIn, startBackend } from '../../support/mock-server/backend';
import { DAY, ict } from '../../support/mock-server/intraday';

type Row = { symbol: string; price: number };
type Quotes = { d: { n: string; v: { lp: number; volume: number; ch: number; prev_close_price: number } }[] };
type History = { t: number[]; c: number[] };

describe('the responses on a running trading day', () => {
  it.each(['09:05:00', '09:40:15', '11:45:00', '14:35:00', '14:50:00', '15:00:00'])(
    'agree at %s: list, quote, candle, pulse',
    async (clock) => {
      startBackend({ now: () => ict(clock) });
      const token = await signIn();

      const { body: lists } = await request('/api/watchlists', { token });
      const rows = (lists as { data: { symbols: Row[] }[] }).data.flatMap(({ symbols }) => symbols);
      const { body: quotes } = await request(
        `/udf/quotes?symbols=${rows.map(({ symbol }) => symbol).join(',')}`,
      );
      const { body: index } = await request('/udf/history?symbol=VNINDEX&resolution=D&countback=1');
      const { body: pulse } = await request('/api/market_pulse', { token });
      const histories = await Promise.all(
        rows.map(({ symbol }) => request(`/udf/history?symbol=${symbol}&resolution=D&countback=1`)),
      );

      const { d } = quotes as Quotes;
      expect(d.map(({ v }) => v.lp)).toEqual(rows.map(({ price }) => price));
      d.forEach(({ v }, i) => {
        const { c } = histories[i]!.body as History;
        // Without a match the board shows the reference.
        expect(v.volume === 0 ? [v.ch, v.lp] : [v.lp]).toEqual(
          v.volume === 0 ? [0, v.prev_close_price] : [c.at(-1)],
        );
      });
      const { asOf, indices } = (pulse as { data: { asOf: string; indices: { value: number }[] } }).data;
      expect((index as History).c).toEqual([indices[0]!.value]);
      expect(asOf).toBe(
        {
          '09:05:00': '2026-08-26T15:00:00+07:00',
          '09:40:15': '2026-08-27T09:40:00+07:00',
          '11:45:00': '2026-08-27T11:30:00+07:00',
          '14:35:00': '2026-08-27T14:35:00+07:00',
          '14:50:00': '2026-08-27T14:50:00+07:00',
          '15:00:00': '2026-08-27T15:00:00+07:00',
        }[clock],
      );
    },
  );

  it('show a UPCoM stock without a match at its reference, without open, high and low', async () => {
    const market = createMarket({ now: () => ict('16:00:00') });
    const still = universe.find(
      (listing) => listing.exchange === 'UPCOM' && market.quote(listing, DAY) === null,
    )!;
    startBackend({ now: () => ict('16:00:00') });

    const { body } = await request(`/udf/quotes?symbols=${still.symbol}`);

    const { v } = (body as Quotes).d[0]!;
    expect(v).toMatchObject({ ch: 0, chp: 0, volume: 0, lp: v.prev_close_price });
    expect(v.lp).toBeGreaterThan(0);
    expect(v).not.toHaveProperty('open_price');
    expect(market.snapshot(listingOf(still.symbol)!, DAY).bar).toBeNull();
  });

  it('contain no signal of the day before it is closed, and then signals from before its end', async () => {
    const signalsAt = async (clock: string) => {
      const page = startBackend({ now: () => ict(clock) });
      const { body } = await request('/api/tplus_signals', { token: await signIn() });
      page.shutdown();
      return (body as { data: { updated: string }[] }).data.filter(({ updated }) => updated.startsWith(DAY));
    };

    const [during, after] = [await signalsAt('14:59:59'), await signalsAt('15:00:00')];

    expect(during).toEqual([]);
    expect(after.length).toBeGreaterThan(0);
    expect(after.filter(({ updated }) => updated < `${DAY} 14:45:00` || updated > `${DAY} 15:00:00`)).toEqual(
      [],
    );
  });
});
