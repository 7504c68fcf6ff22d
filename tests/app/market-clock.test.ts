import { describe, expect, it } from 'vitest';
import { createMarketClock } from '../../src/app/actors/clock';

/** A clock whose hands a test moves. */
function start(time: string) {
  let now = Date.parse(time);
  let waiting: { ms: number; run: () => void } | null = null;
  const clock = createMarketClock({
    now: () => now,
    after(ms, run) {
      const waited = { ms, run };
      waiting = waited;
      return () => {
        if (waiting === waited) waiting = null;
      };
    },
  });
  return {
    clock,
    waits: () => waiting?.ms ?? null,
    pass(ms: number) {
      now += ms;
      const { run } = waiting ?? {};
      waiting = null;
      run?.();
    },
  };
}

describe('the market clock', () => {
  it('ticks at each full minute, however far into one it was started', () => {
    const { clock, waits, pass } = start('2026-08-27T16:00:12.345+07:00');
    const ticks: string[] = [];
    clock.subscribe(() => ticks.push(clock.now().toISOString()));
    const first = waits();

    pass(47_655);
    const next = waits();
    pass(60_000);

    expect([first, next, ticks]).toEqual([
      47_655,
      60_000,
      ['2026-08-27T09:01:00.000Z', '2026-08-27T09:02:00.000Z'],
    ]);
  });

  it('shows the same instant between two ticks, as useSyncExternalStore requires', () => {
    const { clock, pass } = start('2026-08-27T16:00:12+07:00');
    const shown = clock.now();

    pass(47_000);

    expect(clock.now()).toBe(shown);
  });

  it('is right at the next tick after the machine slept', () => {
    const { clock, waits, pass } = start('2026-08-27T16:00:00+07:00');
    clock.subscribe(() => {});

    pass(3 * 3_600_000 + 20_000);

    expect([clock.now().toISOString(), waits()]).toEqual(['2026-08-27T12:00:20.000Z', 40_000]);
  });

  it('runs one timer for all who listen, and none when nobody does', () => {
    const { clock, waits, pass } = start('2026-08-27T16:00:30+07:00');
    const ticks: string[] = [];
    expect(waits()).toBeNull();
    const [stopOne, stopOther] = ['one', 'other'].map((name) => clock.subscribe(() => ticks.push(name)));

    pass(30_000);
    stopOne!();
    pass(60_000);
    stopOther!();

    expect([ticks, waits()]).toEqual([['one', 'other', 'other'], null]);
  });

  it('knows the time also when nobody has listened for a while', () => {
    const { clock, pass } = start('2026-08-27T16:00:00+07:00');
    clock.subscribe(() => {})();

    pass(600_000);

    expect(clock.now().toISOString()).toBe('2026-08-27T09:10:00.000Z');
  });

  it('is the server’s as soon as that is known, which is a tick, and the device’s again afterwards', () => {
    const { clock, waits } = start('2027-02-03T10:00:30+07:00');
    const ticks: string[] = [];
    clock.subscribe(() => ticks.push(clock.now().toISOString()));

    clock.correction.set(-300_000 - 10_000);
    const next = waits();
    clock.correction.set(0);

    expect([ticks, next]).toEqual([['2027-02-03T02:55:20.000Z', '2027-02-03T03:00:30.000Z'], 40_000]);
    expect(clock.device()).toBe(Date.parse('2027-02-03T10:00:30+07:00'));
  });
});
