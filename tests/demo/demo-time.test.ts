import { describe, expect, it } from 'vitest';
import { createMarketClock } from '../../src/app/actors/clock';
import { createMarketTime, refreshInterval, timeOf, type ClockSetting } from '../../src/demo/market-time';
import { presetTime, presets } from '../../src/demo/presets';
import { isMarketOpen, phaseOf } from '../../src/market/clock';
import { otherTab } from '../support/page';

const KEY = 'nhip.demo.time';
const NINE = Date.parse('2026-11-20T09:00:00+07:00');

function start(real = () => 1_000_000) {
  return createMarketTime({ browser: window, real });
}

describe('the market’s time in the demo', () => {
  it('is the real one until it is set, and again once it is released', () => {
    const time = start();
    const before = time.now();
    time.setTo(NINE, 'ato');
    const set = time.now();
    time.release();

    expect([before, set, time.now(), time.setting()]).toEqual([1_000_000, NINE, 1_000_000, null]);
  });

  it.each([
    [0, 0],
    [1, 60_000],
    [10, 600_000],
    [60, 3_600_000],
  ] as const)('passes %i times as fast', (speed, passed) => {
    let real = 0;
    const time = start(() => real);
    time.setTo(NINE, 'ato');
    time.setSpeed(speed);

    real += 60_000;

    expect(time.now() - NINE).toBe(passed);
  });

  it.each([
    [1, 15_000],
    [10, 6_000],
    [60, 2_000],
  ] as const)('has prices refreshed %i times as fast, and as often in a pause of it', (speed, interval) => {
    const time = start();
    const seen = [refreshInterval(time.setting())];
    time.setTo(NINE, 'ato');
    for (const next of [speed, 0] as const) {
      time.setSpeed(next);
      seen.push(refreshInterval(time.setting()));
    }
    expect(seen).toEqual([15_000, interval, interval]);
  });

  it('goes on from where it is when its speed changes', () => {
    let real = 0;
    const time = start(() => real);
    time.setTo(NINE, 'ato');
    time.setSpeed(60);
    real += 10_000;
    time.setSpeed(1);
    real += 10_000;

    expect(time.now() - NINE).toBe(610_000);
    expect(time.setting()?.preset).toBe('ato');
  });

  it('is the same after a reload and in every tab', () => {
    const [one, other] = [start(), start()];
    const seen: number[] = [];
    other.subscribe(() => seen.push(other.now()));

    one.setTo(NINE, 'ato');
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    const set = [seen, other.now(), start().now()];
    otherTab(() => localStorage.clear(), null);

    expect([set, other.now()]).toEqual([[[NINE, 1_000_000], NINE, NINE], 1_000_000]);
  });

  it.each([
    '',
    '7',
    '{"marketStart":1}',
    '{"marketStart":1,"realStart":1,"speed":7,"preset":"ato"}',
    '{"marketStart":1e99,"realStart":1,"speed":1,"preset":"ato"}',
  ])('is the real one where what is stored makes no sense: %s', (stored) => {
    localStorage.setItem(KEY, stored);
    expect(start().now()).toBe(1_000_000);
  });

  it('moves the market’s clock at once, which then ticks as fast as the time passes', () => {
    const waits: number[] = [];
    let real = 0;
    const time = start(() => real);
    const clock = createMarketClock({
      ...time,
      after(ms) {
        waits.push(ms);
        return () => {};
      },
    });
    const seen: string[] = [];
    const stop = clock.subscribe(() => seen.push(clock.now().toISOString()));

    time.setTo(NINE, 'ato');
    real += 15_000;
    time.setSpeed(60);
    stop();
    time.release();

    expect(seen).toEqual(['2026-11-20T02:00:00.000Z', '2026-11-20T02:00:15.000Z']);
    expect(waits).toEqual([60_000, 60_000, 45_000]);
  });

  it('waits for its own milliseconds: never while it stands, a sixtieth as long at the highest speed', async () => {
    const time = createMarketTime({ browser: window });
    const done: string[] = [];
    time.setTo(NINE, 'ato');
    time.setSpeed(0);
    time.after(0, () => done.push('standing'));
    time.setSpeed(60);
    await new Promise<void>((passed) => {
      time.after(600, () => {
        done.push('running');
        passed();
      });
    });

    expect(done).toEqual(['running']);
  });

  it('is what `timeOf` computes of its setting', () => {
    const setting: ClockSetting = { marketStart: 100, realStart: 10, speed: 10, preset: '' };
    expect([timeOf(setting, 20), timeOf(null, 20)]).toEqual([200, 20]);
  });
});

describe('the moments of the demo', () => {
  const saturday = new Date('2026-11-21T20:00:00+07:00');

  it('lie on the newest trading day, the newest Sunday, and at Tết', () => {
    const shown = presets.map((preset) => {
      const moment = new Date(presetTime(preset, saturday));
      return [preset, moment.toISOString(), phaseOf('HOSE', moment)];
    });
    expect(shown).toEqual([
      ['ato', '2026-11-20T02:05:00.000Z', 'ATO'],
      ['lunch', '2026-11-20T04:45:00.000Z', 'LUNCH'],
      ['continuous', '2026-11-20T07:12:00.000Z', 'CONTINUOUS'],
      ['atc', '2026-11-20T07:35:00.000Z', 'ATC'],
      ['closed', '2026-11-20T08:30:00.000Z', 'CLOSED'],
      ['sunday', '2026-11-15T03:00:00.000Z', 'CLOSED'],
      ['tet', '2026-02-17T03:00:00.000Z', 'HOLIDAY'],
    ]);
    expect(presets.map((preset) => isMarketOpen(new Date(presetTime(preset, saturday))))).toEqual([
      true,
      false,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
