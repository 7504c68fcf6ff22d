import { createActor } from 'xstate';
import { expect, it, onTestFinished } from 'vitest';
import { isStale, liveMachine } from '../../../machines/live.machine';
import { createStore } from '../../../src/lib/store';
import { createLineReports } from '../../../src/member/price-stream/line-reports';
import type { Line } from '../../../src/member/shared/line';

const NOW = new Date('2026-08-27T10:15:00+07:00');

/** The live prices of a visible page, which hear of a line, and what they request. */
function streamed() {
  const input = { asOf: NOW.getTime(), isOpen: true, isVisible: true };
  const live = createActor(liveMachine, { input });
  const requested: string[] = [];
  live.on('*', ({ type }) => void requested.push(type));
  onTestFinished(() => void live.stop());
  live.start();
  let elapsed = 0;
  const reports = createLineReports({
    ...{ actor: live, line: createStore<Line | null>(null), now: () => NOW, elapsed: () => elapsed },
  });
  reports.onChange({ isStreaming: true, isSilent: false });
  return { live, reports, requested, pass: (ms: number) => (elapsed += ms) };
}

it('prices are stale as soon as the line is silent, before what is requested then has come or failed', () => {
  const { live, reports, requested } = streamed();
  reports.onChange({ isStreaming: false, isSilent: true });
  expect([isStale(live.getSnapshot()), requested]).toEqual([true, ['refresh missed prices']]);
});

it('a page that is visible again polls nothing while its line goes on, however recently that was reported', () => {
  const { live, requested } = streamed();
  live.send({ type: 'hidden' });
  live.send({ type: 'visible' });
  expect(live.getSnapshot().matches({ market: { open: 'streamed' } })).toBe(true);
  expect(requested).toEqual(['refresh prices on return']);
});

it('what is heard is reported every five seconds, within a minute of the market too', () => {
  const { live, reports, pass } = streamed();
  let heard = 0;
  live.subscribe(() => (heard += 1));
  for (let seconds = 0; seconds < 12; seconds += 1) {
    pass(1_000);
    reports.onHeard();
  }
  expect(heard).toBe(2);
});
