import { expect, it, vi } from 'vitest';
import { createSeriesTasks } from '../../src/graph/series-tasks';
import { walk } from '../support/market/series';

it("The worker responds to each message with its task's result, under the message's id, and keeps the series", async () => {
  const scope = new EventTarget();
  const postMessage = vi.fn();
  vi.stubGlobal('addEventListener', scope.addEventListener.bind(scope));
  vi.stubGlobal('postMessage', postMessage);
  await import('../../src/graph/signal-history.worker');
  const input = { symbol: 'FPT', until: 7, candles: walk(2, 300), isCut: false, days: ['2026-08-27'] };
  const choice = { symbols: ['FPT', 'HPG'], until: 7 };

  scope.dispatchEvent(new MessageEvent('message', { data: { id: 7, name: 'history', input } }));
  scope.dispatchEvent(new MessageEvent('message', { data: { id: 8, name: 'trackRecords', input: choice } }));

  const tasks = createSeriesTasks();
  expect(postMessage.mock.calls).toEqual([
    [{ id: 7, result: tasks.history(input) }],
    [{ id: 8, result: tasks.trackRecords(choice) }],
  ]);
  expect(tasks.trackRecords(choice)).toMatchObject({ result: { symbols: 1 }, missing: ['HPG'] });
});

it('The worker keeps a series apart from those that the other tasks know where its prices are of the past', () => {
  const tasks = createSeriesTasks();
  const choice = { symbols: ['FPT'], until: 7 };
  const input = { symbol: 'FPT', until: 7, candles: walk(2, 300), isCut: false, days: [] };
  tasks.history({ ...input, isApart: true });
  expect(tasks.trackRecords(choice).missing).toEqual(['FPT']);

  tasks.history(input);
  const known = tasks.trackRecords(choice);
  tasks.history({ ...input, candles: walk(3, 300), isApart: true });
  expect(tasks.trackRecords(choice)).toEqual(known);
});
