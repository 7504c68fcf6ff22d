import { describe, expect, it } from 'vitest';
import { flowsOn, type Whale } from '../../mock-server/reports/whale';
import { totalFlow } from '../../mock-server/simulator/simulator';
import { request, NOW, signIn, startBackend } from '../support/mock-server/backend';
import { marketOf } from '../support/mock-server/market-of';

const { market } = marketOf();
const groups = ['foreign', 'proprietary', 'institution', 'individual'] as const;

async function whale(query = '?days=60', now = NOW) {
  startBackend({ now: () => now });
  const { body } = await request(`/api/whale${query}`, { token: await signIn() });
  return (body as { data: Whale }).data;
}

describe('GET api/whale', () => {
  it('returns the newest trading days, oldest first, and the stocks of the last one', async () => {
    const number: unknown = expect.any(Number);
    const { asOf, days, symbols } = await whale();

    expect(asOf).toBe('2026-08-27T15:00:00+07:00');
    expect(days.map(({ date }) => date)).toEqual([...days.map(({ date }) => date)].sort());
    expect([days.length, days.at(-1)]).toEqual([
      60,
      { date: '2026-08-27', foreign: number, proprietary: number, institution: number, individual: number },
    ]);
    expect(symbols.find(({ symbol }) => symbol === 'HPG')).toEqual({
      symbol: 'HPG',
      foreign: number,
      proprietary: number,
    });
    expect(symbols.length).toBeGreaterThan(100);
  });

  it('has four groups that sum to zero every day, and stocks that sum to the day', async () => {
    const { days, symbols } = await whale();

    for (const day of days) {
      expect(groups.reduce((sum, group) => sum + Math.round(day[group]! * 10), 0)).toBe(0);
    }
    for (const group of ['foreign', 'proprietary'] as const) {
      expect(symbols.reduce((sum, stock) => sum + stock[group]!, 0)).toBeCloseTo(days.at(-1)![group]!, 0);
    }
  });

  it('returns the days of one symbol alone, whose groups sum to zero as well', async () => {
    const { days, symbols } = await whale('?days=20&symbol=FPT');

    expect([days.length, symbols.map(({ symbol }) => symbol)]).toEqual([20, ['FPT']]);
    expect(days.some(({ foreign }) => foreign !== 0)).toBe(true);
    expect(days.at(-1)!.foreign).toBe(symbols[0]!.foreign);
    for (const day of days) {
      expect(groups.reduce((sum, group) => sum + Math.round(day[group]! * 100), 0)).toBe(0);
    }
  });

  it.each([
    ['a symbol that is not listed', 'XXX'],
    ['a fund', 'E1VFVN30'],
  ])('responds 404 for %s', async (_, symbol) => {
    startBackend();
    const { status } = await request(`/api/whale?days=5&symbol=${symbol}`, { token: await signIn() });
    expect(status).toBe(404);
  });

  it('includes a running trading day so far, with its foreign investors only until the close', async () => {
    const { asOf, days, symbols } = await whale('', new Date('2026-08-27T14:12:00+07:00'));
    const unknown = { proprietary: null, institution: null, individual: null };
    const end = totalFlow(flowsOn(market, '2026-08-27'));

    expect([asOf, days.length]).toEqual(['2026-08-27T14:12:00+07:00', 60]);
    expect(days.at(-1)).toEqual({ date: '2026-08-27', foreign: expect.any(Number) as unknown, ...unknown });
    expect(days.at(-1)!.foreign).not.toBe(end.foreign);
    expect(days.at(-2)).toEqual({ date: '2026-08-26', ...totalFlow(flowsOn(market, '2026-08-26')) });
    expect(symbols.filter(({ proprietary }) => proprietary !== null)).toEqual([]);
    expect((await whale('', new Date('2026-08-27T15:00:00+07:00'))).days.at(-1)).toEqual({
      date: '2026-08-27',
      ...end,
    });
  });

  it.each(['2026-08-27T09:00:00Z', '2026-08-27T04:45:00Z'])('agrees with the pulse at %s', async (now) => {
    startBackend({ now: () => new Date(now) });
    const token = await signIn();
    const [whaleAnswer, pulseAnswer] = [
      await request('/api/whale', { token }),
      await request('/api/market_pulse', { token }),
    ];
    const { foreign, proprietary } = (whaleAnswer.body as { data: Whale }).data.days.at(-1)!;

    expect(pulseAnswer.body).toMatchObject({ data: { foreignNet: foreign, proprietaryNet: proprietary } });
  });

  it.each([
    ['?days=5', 5],
    ['?days=1', 1],
    ['', 60],
  ])('returns the requested number of trading days: "%s"', async (query, count) => {
    expect((await whale(query)).days).toHaveLength(count);
  });

  it.each(['0', '-1', '1.5', 'x', '61'])('rejects %s days', async (days) => {
    startBackend();
    expect(await request(`/api/whale?days=${days}`, { token: await signIn() })).toMatchObject({
      status: 422,
    });
  });
});
