import { expect, it } from 'vitest';
import { request, signIn, startBackend } from '../support/mock-server/backend';
import { marketOf } from '../support/mock-server/market-of';

it('GET api/tplus_signals returns the signals of the newest trading days, newest first, each with its trade idea', async () => {
  startBackend();

  const { status, body } = await request('/api/tplus_signals', { token: await signIn() });

  const { signals, recommended } = marketOf().reports;
  expect([status, body]).toEqual([200, { data: recommended() }]);
  expect(
    recommended().map(({ symbol, price, signal_type: kind, updated }) => ({ symbol, price, kind, updated })),
  ).toEqual(signals().map(({ symbol, price, kind, updated }) => ({ symbol, price, kind, updated })));
  const planned = recommended().find(({ action }) => action === 'buy')!;
  expect(Object.keys(planned)).toEqual([
    ...['symbol', 'price', 'signal_type', 'updated', 'name', 'industry', 'close_price'],
    ...['action', 'entry_price', 'exit_price', 'weight', 'target_price', 'cut_loss_price'],
    ...['atr14', 'stop_broken_on', 'target_reached_on'],
  ]);
});
