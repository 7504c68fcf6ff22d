import { expect, it, vi } from 'vitest';
import { computeSignalHistory } from '../../src/graph/signal-history';
import { walk } from '../support/market/series';

it("The worker responds to each message with the history of its bars, under the message's id", async () => {
  const scope = new EventTarget();
  const postMessage = vi.fn();
  vi.stubGlobal('addEventListener', scope.addEventListener.bind(scope));
  vi.stubGlobal('postMessage', postMessage);
  await import('../../src/graph/signal-history.worker');
  const input = { candles: walk(2, 300), isCut: false, days: ['2026-08-27'] };

  scope.dispatchEvent(new MessageEvent('message', { data: { id: 7, input } }));

  expect(postMessage.mock.calls).toEqual([[{ id: 7, history: computeSignalHistory(input) }]]);
});
