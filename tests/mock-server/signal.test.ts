import { expect, it } from 'vitest';
import { createDesk } from '../../mock-server/desk/desk';
import { createMarket } from '../../mock-server/simulator/market';
import { ask, NOW, signIn, startBackend } from './backend';

it('GET api/tplus_signals lists the signals of the newest sessions, newest first', async () => {
  startBackend();

  const { status, body } = await ask('/api/tplus_signals', { token: await signIn() });

  const { signals } = createDesk(createMarket({ now: () => NOW }));
  expect(status).toBe(200);
  expect(body).toEqual({
    data: signals().map(({ symbol, price, kind, updated }) => ({
      symbol,
      price,
      signal_type: kind,
      updated,
    })),
  });
  expect((body as { data: unknown[] }).data.slice(0, 2)).toEqual([
    { symbol: 'KLB', price: 22.55, signal_type: 'buy_trend_up', updated: '2026-08-27 14:58:27' },
    { symbol: 'GMD', price: 54.1, signal_type: 'buy_divergence', updated: '2026-08-27 14:56:06' },
  ]);
});
