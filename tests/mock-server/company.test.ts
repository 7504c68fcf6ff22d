import { describe, expect, it } from 'vitest';
import type { CompanyReport } from '../../mock-server/reports/company/company';
import { listingOf } from '../../mock-server/listing/universe';
import { createMarket } from '../../mock-server/simulator/simulator';
import { createReports } from '../../mock-server/reports/reports';
import { request, signIn, startBackend } from '../support/mock-server/backend';
import { marketOf } from '../support/mock-server/market-of';

const { market, reports } = marketOf();

async function companyOf(symbol: string) {
  startBackend();
  const { body } = await request(`/api/company?symbol=${symbol}`, { token: await signIn() });
  return (body as { data: CompanyReport }).data;
}

describe('GET api/company', () => {
  it('has the newest eight reported quarters, oldest first, and peers of the sector by their market value', async () => {
    const { quarters, peers } = await companyOf('FPT');
    const { body } = await request('/udf/symbol_info');
    const { symbol, sector, market_cap } = body as {
      symbol: string[];
      sector: string[];
      market_cap: number[];
    };
    const at = (each: string) => symbol.indexOf(each);
    const others = symbol.filter((each) => sector[at(each)] === sector[at('FPT')] && each !== 'FPT');

    expect(quarters.map(({ quarter }) => quarter)).toEqual([
      ...['2024Q3', '2024Q4', '2025Q1', '2025Q2'],
      ...['2025Q3', '2025Q4', '2026Q1', '2026Q2'],
    ]);
    expect(peers).toEqual(
      others.toSorted((one, other) => market_cap[at(other)]! - market_cap[at(one)]!).slice(0, 8),
    );
  });

  it('has quarters that add up to the EPS of every company, and to its P/E', async () => {
    await reports.prepare.figures();
    const wrong = reports.figures().symbols.filter(({ symbol, eps, pe, shares, marketCap }) => {
      const { quarters } = reports.company(listingOf(symbol)!);
      if (shares === null) return quarters.length > 0;
      const profit = quarters.slice(-4).reduce((sum, quarter) => sum + quarter.profit, 0);
      const isEps = Math.abs(eps! - (profit * 1e6) / shares) < 0.0006;
      const isPe = pe === null ? profit <= 0.01 : Math.abs(pe * profit - marketCap!) < marketCap! * 0.02 + 1;
      return !isEps || !isPe || quarters.some(({ revenue, profit: each }) => each >= revenue);
    });

    expect(wrong.map(({ symbol }) => symbol)).toEqual([]);
  });

  it('changes no quarter that was reported, and adds the next one a month after its end', () => {
    const listing = listingOf('HPG')!;
    const at = (now: string) =>
      createReports(createMarket({ now: () => new Date(now) })).company(listing).quarters;
    const [before, after] = [at('2026-10-29T09:00:00Z'), at('2026-11-02T09:00:00Z')];

    expect([before.at(-1)!.quarter, after.at(-1)!.quarter]).toEqual(['2026Q2', '2026Q3']);
    expect(after.slice(0, -1)).toEqual(before.slice(1));
    expect(reports.company(listing).quarters).toEqual(before);
  });

  it('has some companies with losses', () => {
    const losing = market.listings.filter((listing) =>
      reports.company(listing).quarters.some(({ profit }) => profit < 0),
    );
    expect(losing.length).toBeGreaterThan(10);
    expect(losing.length).toBeLessThan(market.listings.length / 3);
  });

  it('has the other funds as the peers of a fund, and knows no other symbol', async () => {
    expect((await companyOf('E1VFVN30')).peers.length).toBeGreaterThan(0);
    const token = await signIn();
    expect(await request('/api/company?symbol=XXX', { token })).toMatchObject({ status: 404 });
  });

  it.each(['', '?symbol='])('refuses a request without a symbol: "%s"', async (query) => {
    startBackend();
    expect(await request(`/api/company${query}`, { token: await signIn() })).toMatchObject({ status: 422 });
  });
});
