import { describe, expect, it } from 'vitest';
import { request, startBackend } from '../support/mock-server/backend';

type Counts = Record<string, number>;
type Body = { cases: Counts; deaths: Counts; recovered: Counts };

async function covid(query: string, scenario = 'demo') {
  startBackend({ scenario });
  return (await request(`/covid${query}`)).body as Body;
}

describe('GET /covid', () => {
  it('returns all days of the pandemic without a token, oldest first, each in three counts', async () => {
    const { cases, ...others } = await covid('?lastdays=all');
    const days = Object.keys(cases);

    expect([days.length, days[0], days.at(-1)]).toEqual([1143, '1/22/20', '3/9/23']);
    expect(Object.values(others).map((counts) => Object.keys(counts))).toEqual([days, days]);
  });

  it('has counts that only grow, of which nobody is lost', async () => {
    const { cases, deaths, recovered } = await covid('?lastdays=all');
    const growing = (counts: Counts) =>
      Object.values(counts).every((count, day, all) => day === 0 || count >= all[day - 1]!);

    expect([cases, deaths, recovered].map(growing)).toEqual([true, true, true]);
    expect(Object.keys(cases).filter((day) => cases[day]! < deaths[day]! + recovered[day]!)).toEqual([]);
    expect(cases['1/22/20']).toBeLessThan(10_000);
    expect(cases['4/30/20']).toBeGreaterThan(1_000_000);
  });

  it('returns the newest days where fewer are requested, 30 where no number is', async () => {
    expect(Object.keys((await covid('?lastdays=2')).cases)).toEqual(['3/8/23', '3/9/23']);
    expect(Object.keys((await covid('')).cases)).toHaveLength(30);
  });

  it('has no day in the empty scenario', async () => {
    expect(await covid('?lastdays=all', 'empty')).toEqual({ cases: {}, deaths: {}, recovered: {} });
  });
});
