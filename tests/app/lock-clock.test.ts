import { expect, it } from 'vitest';
import { createLockClock } from '../../src/app/actors/clock';

it('the lock’s clock is refreshed every ten seconds, for as long as somebody looks', () => {
  let now = Date.parse('2026-08-27T15:59:43Z');
  const waits: number[] = [];
  let waiting: (() => void) | null = null;
  const clock = createLockClock({
    now: () => now,
    after(ms, run) {
      waits.push(ms);
      waiting = run;
      return () => (waiting = null);
    },
  });
  const ticks: string[] = [];
  const stop = clock.subscribe(() => ticks.push(clock.now().toISOString()));

  for (const ms of [7_000, 10_000]) {
    now += ms;
    waiting!();
  }
  stop();

  expect([waits, ticks, waiting]).toEqual([
    [7_000, 10_000, 10_000],
    ['2026-08-27T15:59:50.000Z', '2026-08-27T16:00:00.000Z'],
    null,
  ]);
});
