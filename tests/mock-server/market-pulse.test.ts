import { sharesOf } from '../../mock-server/listing/shares';
import { describe, expect, it } from 'vitest';
import { createMarket, sectorChanges, stockQuotes } from '../../mock-server/simulator/simulator';
import { createReports } from '../../mock-server/reports/reports';
import { request, signIn, startBackend } from '../support/mock-server/backend';
import { marketOf } from '../support/mock-server/market-of';

const { market } = marketOf();
const quotes = stockQuotes(market, '2026-08-27');
const hose = quotes.filter(({ listing }) => listing.exchange === 'HOSE');

type IndexRow = { code: string; turnover: number } & Record<
  'ceiling' | 'advancers' | 'unchanged' | 'decliners' | 'floor',
  number
>;
type Pulse = {
  indices: IndexRow[];
  foreignNet: number;
  proprietaryNet: number;
  usualTurnover: number;
  sectors: {
    name: string;
    changePercent: number;
    advancers: number;
    unchanged: number;
    decliners: number;
  }[];
};

async function pulse(): Promise<Pulse> {
  startBackend();
  const { body } = await request('/api/market_pulse', { token: await signIn() });
  return (body as { data: Pulse }).data;
}

describe('GET api/market_pulse', () => {
  it('returns the figures of the last closed trading day', async () => {
    const number: unknown = expect.any(Number);
    const counts = {
      ceiling: number,
      advancers: number,
      unchanged: number,
      decliners: number,
      floor: number,
    };
    const index = { value: number, change: number, changePercent: number, turnover: number, ...counts };

    expect(await pulse()).toEqual({
      asOf: '2026-08-27T15:00:00+07:00',
      indices: ['VNINDEX', 'VN30', 'HNXINDEX', 'UPCOMINDEX'].map((code) => ({ code, ...index })),
      foreignNet: number,
      proprietaryNet: number,
      usualTurnover: number,
      morning: { rose: number, fell: number },
      sectors: [...new Set(quotes.map(({ listing }) => listing.sector))].map(() => ({
        name: expect.any(String) as unknown,
        changePercent: number,
        ...{ advancers: number, unchanged: number, decliners: number },
      })),
    });
  });

  it('agrees with the board in turnover, breadth and every sector', async () => {
    const { indices, sectors } = await pulse();
    const [main] = indices;
    const count = (colour: string) => hose.filter((quote) => quote.colour === colour).length;

    expect(main).toMatchObject({
      ceiling: count('ceiling'),
      advancers: count('up'),
      unchanged: count('ref'),
      decliners: count('down'),
      floor: count('floor'),
    });
    expect(main!.turnover).toBeCloseTo(
      hose.reduce((sum, { value }) => sum + value, 0),
      0,
    );
    for (const { name, changePercent, advancers, unchanged, decliners } of sectors) {
      const members = quotes.filter(({ listing }) => listing.sector === name);
      // The market value at the reference, in which what was paid out counts as shares.
      const weights = members.map(({ listing }) => {
        const { reference, previousPayoutFactor } = market.snapshot(listing, market.today());
        return (sharesOf(listing)! * reference) / previousPayoutFactor;
      });
      const changes = members.map((quote) => (quote.close / quote.reference - 1) * 100);
      const weighted = changes.reduce((sum, change, i) => sum + change * weights[i]!, 0);
      expect(Math.abs(changePercent - weighted / weights.reduce((a, b) => a + b))).toBeLessThan(0.05);
      expect(advancers + unchanged + decliners).toBe(changes.length);
      expect(advancers).toBe(changes.filter((change) => change > 0).length);
    }
  });

  it('compares the turnover with the 20 trading days before', async () => {
    const days = market.days().slice(-21, -1);
    const turnovers = days.map((day) =>
      stockQuotes(market, day)
        .filter(({ listing }) => listing.exchange === 'HOSE')
        .reduce((sum, { value }) => sum + value, 0),
    );

    expect((await pulse()).usualTurnover).toBeCloseTo(turnovers.reduce((a, b) => a + b, 0) / 20, 0);
  });

  it('varies the pace of the turnover by day, up to ten per cent around the usual one', () => {
    const days = ['2026-08-25', '2026-08-26', '2026-08-27'];
    const paces = days.map((day) => {
      let now = new Date(0);
      const reports = createReports(createMarket({ now: () => now }));
      const [end = 0, ...earlier] = ['15:00', '11:30', '14:12', '14:25', '14:35'].map((clock) => {
        now = new Date(`${day}T${clock}:00+07:00`);
        const { indices, usualTurnover } = reports.pulse();
        return indices[0]!.turnover / usualTurnover;
      });
      return earlier.map((share) => Math.round((share / end - 1) * 1000) / 10);
    });

    expect(paces.flat().filter((percent) => Math.abs(percent) > 10)).toEqual([]);
    expect(Math.max(...paces.map(([lunch = 0]) => Math.abs(lunch)))).toBeGreaterThan(2.5);
    expect(paces.filter((pace) => pace.every((percent) => Math.abs(percent) < 0.5))).toEqual([]);
    expect(paces.map(([, , , auction]) => auction)).not.toContain(0);
  });

  it.each([
    ['2026-08-27T02:00:00Z', '2026-08-26T15:00:00+07:00'],
    ['2026-08-27T08:00:00Z', '2026-08-27T15:00:00+07:00'],
    ['2026-08-30T05:00:00Z', '2026-08-28T15:00:00+07:00'],
    ['2026-09-02T05:00:00Z', '2026-08-28T15:00:00+07:00'],
  ])('reports at %s the trading day as of %s', async (now, asOf) => {
    startBackend({ now: () => new Date(now) });

    const { body } = await request('/api/market_pulse', { token: await signIn() });

    expect(body).toMatchObject({ data: { asOf } });
  });

  it('reports the breadth of the morning from the afternoon on, and the proprietary desks after the close', async () => {
    let now = new Date(0);
    const reports = createReports(createMarket({ now: () => now }));
    const at = (clock: string) => {
      now = new Date(`2026-08-27T${clock}+07:00`);
      const { morning, proprietaryNet, indices } = reports.pulse();
      return { morning, proprietaryNet, main: indices[0]! };
    };
    const lunch = at('12:00:00');
    const { ceiling, advancers, decliners, floor } = lunch.main as IndexRow;
    const breadth = { rose: ceiling + advancers, fell: decliners + floor };

    expect([at('10:00:00').morning, lunch.morning, lunch.proprietaryNet]).toEqual([null, null, null]);
    expect(at('13:00:00').morning).toEqual(breadth);
    expect([at('14:58:00').morning, at('14:58:00').proprietaryNet]).toEqual([breadth, null]);
    expect(at('15:00:00')).toMatchObject({ morning: breadth, proprietaryNet: expect.any(Number) as unknown });
    expect(createReports(createMarket({ now: () => now })).pulse().morning, 'in a new page').toEqual(breadth);
  });

  it('sorts its sectors, strongest first', () => {
    for (const day of market.days().slice(-60)) {
      const changes = sectorChanges(stockQuotes(market, day)).map(({ changePercent }) => changePercent);
      expect(changes).toEqual([...changes].sort((a, b) => b - a));
    }
  });
});
