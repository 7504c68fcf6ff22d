import { afterEach, describe, expect, it, vi } from 'vitest';
import { scenarioNames } from '../../mock-server/scenarios';
import { startMockServer } from '../../mock-server/server';
import { createMarket } from '../../mock-server/simulator/simulator';
import { request, NOW, signIn, startBackend } from '../support/mock-server/backend';

afterEach(() => {
  vi.useRealTimers();
});

it('an unknown scenario throws an error that names the known ones', () => {
  expect(() => startMockServer({ scenario: 'nope', now: () => NOW })).toThrow(
    'Unknown scenario "nope". Known scenarios: demo, empty, expired, slow, failing, flaky, hostile-news, crash-day, rally-day, story-day.',
  );
  expect(() => startMockServer({ scenario: 'toString', now: () => NOW })).toThrow('Unknown scenario');
  expect(scenarioNames).toHaveLength(10);
});

describe.each([
  ['crash-day', -1, 'floor'],
  ['rally-day', 1, 'ceiling'],
] as const)('%s', (scenario, sign, limit) => {
  it('moves the newest trading day to its limits, indices and breadth included', async () => {
    startBackend({ scenario });

    const { body } = await request('/api/market_pulse', { token: await signIn() });
    const { indices } = (body as { data: { indices: Record<string, number>[] } }).data;

    for (const index of indices) expect(Math.sign(index['changePercent']!)).toBe(sign);
    expect(Math.abs(indices[0]!['changePercent']!)).toBeGreaterThan(4);
    expect(indices[0]![limit]).toBeGreaterThan(30);
  });

  it('does not change earlier trading days', () => {
    const [usual, other] = [{}, { shock: scenario === 'crash-day' ? 'crash' : 'rally' } as const].map(
      (options) => createMarket({ now: () => NOW, ...options }),
    );

    for (const symbol of ['HPG', 'SHS', 'ACV']) {
      const [before, after] = [usual!, other!].map((market) => market.candles(symbol)!.close);
      expect(after!.slice(0, -1)).toEqual(before!.slice(0, -1));
      expect(after!.at(-1)).not.toBe(before!.at(-1));
    }
  });
});
