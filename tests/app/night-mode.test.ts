// @module-tag P10
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { isNightMode, nightHoursOf, themeSettingsOf } from '../../machines/theme.machine';
import { otherTab } from '../support/page';
import { openTheme } from '../support/theme';

const HOUR = 3_600_000;
const usual = { nightMode: 'true', nightTime: '[72000000,28800000]' };

beforeEach(() => {
  const home = process.env['TZ'];
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
    process.env['TZ'] = home ?? 'UTC';
  });
});

/** A page that opens at this instant in this time zone, on a light system. */
function open(stored: Record<string, string> = usual, { zone = 'UTC', at = '2026-08-27T12:00:00Z' } = {}) {
  process.env['TZ'] = zone;
  vi.setSystemTime(new Date(at));
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  return openTheme();
}

/** Hides the page, or shows it again. */
function turnPage(to: 'hidden' | 'visible') {
  const spy = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(to);
  onTestFinished(() => void spy.mockRestore());
  document.dispatchEvent(new Event('visibilitychange'));
}

/** How many timers are pending; jsdom has its own, due at once, for its storage events. */
function timers() {
  vi.advanceTimersByTime(0);
  return vi.getTimerCount();
}

function kept() {
  return { ...localStorage } as Record<string, string>;
}

const zones = ['Asia/Ho_Chi_Minh', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Kiritimati', 'UTC'];
/** The days of the time changes in New York and on Lord Howe, and the last day of the year. */
const days = ['2026-03-08', '2026-11-01', '2026-04-04', '2026-10-03', '2026-12-31'];

describe('night mode', () => {
  it.each(zones)('in %s is right within a second of wherever the clock jumps, on any day', (zone) => {
    const themeBy = wallClockOf(zone);
    const wrong: string[] = [];
    for (const nightTime of ['[72000000,28800000]', '[9000000,10800000]', '[5400000,7200000]']) {
      const { theme, painted } = open({ nightMode: 'true', nightTime }, { zone });
      for (const day of days) {
        for (let quarter = 0; quarter < 4 * 24; quarter++) {
          vi.setSystemTime(Date.parse(`${day}T00:00:00Z`) + (quarter * HOUR) / 4 - 1);
          vi.advanceTimersByTime(1_000);
          const due = themeBy(JSON.parse(nightTime) as number[]);
          if (painted() !== due) wrong.push(`${new Date().toISOString()} ${nightTime}`);
        }
      }
      theme.stop();
    }

    expect(wrong).toEqual([]);
  });

  it('begins and ends on the second', () => {
    const { painted } = open(usual, { at: '2026-08-27T19:59:58.700Z' });
    const seen = [painted()];
    for (const at of [
      '2026-08-27T19:59:59.999Z',
      '2026-08-27T20:00:00Z',
      '2026-08-28T07:59:59.999Z',
      '2026-08-28T08:00:00Z',
    ]) {
      vi.advanceTimersByTime(Math.min(Date.parse(at) - Date.now(), 2_000));
      if (Date.now() < Date.parse(at)) vi.setSystemTime(Date.parse(at) - 1_500);
      vi.advanceTimersByTime(Date.parse(at) - Date.now());
      seen.push(painted());
    }

    expect(seen).toEqual(['light', 'light', 'dark', 'dark', 'light']);
  });

  it('is right within a second after a sleep of three days, and after the clock was set back', () => {
    const { painted } = open();
    const seen = [];
    for (const at of ['2026-08-30T23:00:00Z', '2026-08-30T17:00:00Z', '2026-08-29T03:00:00Z']) {
      vi.setSystemTime(at);
      vi.advanceTimersByTime(1_000);
      seen.push(painted());
    }

    expect(seen).toEqual(['dark', 'light', 'dark']);
  });

  it('is right within a second in another time zone', () => {
    const { painted } = open(usual, { zone: 'Asia/Ho_Chi_Minh', at: '2026-08-27T10:00:00+07:00' });
    const before = painted();

    process.env['TZ'] = 'America/New_York';
    vi.advanceTimersByTime(1_000);

    expect([before, painted()]).toEqual(['light', 'dark']);
  });

  it('wakes no page that is hidden, and is right at once when it is shown again', () => {
    const { painted } = open();
    turnPage('hidden');
    const asleep = timers();
    vi.setSystemTime('2026-08-27T23:00:00Z');
    const hidden = painted();

    turnPage('visible');

    expect([asleep, hidden, painted(), timers()]).toEqual([0, 'light', 'dark', 1]);
  });

  it.each(['focus', 'pageshow'])('is right at once on %s', (event) => {
    const { painted } = open();
    vi.setSystemTime('2026-08-27T23:00:00Z');

    window.dispatchEvent(new Event(event));

    expect([painted(), timers()]).toEqual(['dark', 1]);
  });

  it('is right at once when another tab stores anything', () => {
    const { painted } = open();
    vi.setSystemTime('2026-08-27T23:00:00Z');

    otherTab(() => localStorage.setItem('lng', 'de'), 'lng');

    expect([painted(), timers()]).toEqual(['dark', 1]);
  });

  it('ends when a theme is chosen, and stops the clock', () => {
    const { theme, painted } = open(usual, { at: '2026-08-27T23:00:00Z' });

    theme.send({ type: 'choose', theme: 'light' });

    expect([painted(), kept(), timers()]).toEqual([
      'light',
      { ...usual, theme: 'light', nightMode: 'false' },
      0,
    ]);
  });

  it('leaves the choice beneath it as it is', () => {
    const { theme, painted } = open({ theme: 'light' }, { at: '2026-08-27T23:00:00Z' });
    const seen = [];

    for (const type of ['night mode on', 'night mode off'] as const) {
      theme.send({ type });
      seen.push([painted(), kept()]);
    }

    expect(seen).toEqual([
      ['dark', { ...usual, theme: 'light' }],
      ['light', { ...usual, theme: 'light', nightMode: 'false' }],
    ]);
  });

  it('stores its hours from the moment it is switched on', () => {
    const { theme } = open({});
    const before = kept();

    theme.send({ type: 'night mode on' });

    expect([before, kept()]).toEqual([{}, usual]);
  });

  it('keeps the hours that another tab has stored meanwhile', () => {
    const { theme } = open({});
    localStorage.setItem('nightTime', '[0,3600000]');

    theme.send({ type: 'night mode on' });

    expect(kept()).toEqual({ nightMode: 'true', nightTime: '[0,3600000]' });
  });

  it('with equal ends changes nothing', () => {
    const { theme, painted } = open({ theme: 'dark', nightMode: 'true', nightTime: '[0,0]' });
    const before = painted();

    theme.send({ type: 'choose night hours', nightHours: { from: 11 * HOUR, to: 11 * HOUR } });

    expect([before, painted(), isNightMode(theme.getSnapshot())]).toEqual(['dark', 'dark', true]);
  });

  it('stores its hours as they are chosen, whether it is on or off', () => {
    const { theme, painted } = open({});
    theme.send({ type: 'choose night hours', nightHours: { from: 11 * HOUR, to: 14 * HOUR } });
    const off = [painted(), kept()];

    theme.send({ type: 'night mode on' });

    expect([off, [painted(), kept()]]).toEqual([
      ['light', { nightTime: '[39600000,50400000]' }],
      ['dark', { nightTime: '[39600000,50400000]', nightMode: 'true' }],
    ]);
  });
});

describe('a stored night', () => {
  it.each([
    { stored: {}, isOn: false, hours: '[72000000,28800000]', left: {} },
    { stored: { nightMode: 'true' }, isOn: true, hours: usual.nightTime, left: { nightMode: 'true' } },
    { stored: { nightTime: '[1,2]' }, isOn: false, hours: '[1,2]', left: { nightTime: '[1,2]' } },
    { stored: { nightMode: 'TRUE' }, isOn: false, hours: usual.nightTime, left: { nightMode: 'false' } },
    { stored: { nightMode: '' }, isOn: false, hours: usual.nightTime, left: { nightMode: 'false' } },
    ...[
      '',
      'null',
      '{',
      '[]',
      '[1]',
      '[1,2,3]',
      '[1,"2"]',
      '[-1,2]',
      '[1,86400000]',
      '[1.5,2]',
      '[1e999,2]',
      '{"from":1,"to":2}',
    ].map((nightTime) => ({
      stored: { nightMode: 'true', nightTime },
      isOn: true,
      hours: usual.nightTime,
      left: usual,
    })),
  ])(
    'of $stored is on: $isOn, from and to: $hours, and is left as $left',
    ({ stored, isOn, hours, left }) => {
      const { theme } = open(stored as Record<string, string>);
      const { from, to } = nightHoursOf(theme.getSnapshot());

      expect([isNightMode(theme.getSnapshot()), JSON.stringify([from, to]), kept()]).toEqual([
        isOn,
        hours,
        left,
      ]);
    },
  );

  it('that cannot be read or kept lives as long as the page', () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const method of ['getItem', 'setItem'] as const) {
      const denied = vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
      onTestFinished(() => void denied.mockRestore());
    }
    const { theme, painted } = open({}, { at: '2026-08-27T23:00:00Z' });

    theme.send({ type: 'night mode on' });
    const byNight = painted();
    otherTab(() => {}, null);
    const still = painted();
    theme.send({ type: 'choose night hours', nightHours: { from: 0, to: HOUR } });

    expect([byNight, still, painted()]).toEqual(['dark', 'dark', 'light']);
  });
});

describe('two tabs', () => {
  it('end with the same settings, however their steps cross, and write back nothing that another tab stored', () => {
    const apart: object[] = [];
    for (let seed = 1; seed <= 60; seed++) {
      const { tabs, deliver, writtenBack } = openTabs();
      let state = seed;
      const pick = (count: number) => (state = (state * 48_271) % 2_147_483_647) % count;
      for (let step = 0; step < 12; step++) {
        const { theme } = tabs[pick(2)]!;
        const hours = { from: pick(24) * HOUR, to: pick(24) * HOUR };
        const any = [
          () => theme.send({ type: 'choose', theme: hours.from < hours.to ? 'dark' : 'light' }),
          () => theme.send({ type: 'night mode on' }),
          () => theme.send({ type: 'night mode off' }),
          () => theme.send({ type: 'choose night hours', nightHours: hours }),
          () => deliver(1),
          () => deliver(3),
        ];
        any[pick(any.length)]!();
      }
      deliver(100);

      const [one, two] = tabs.map(({ theme, painted }) => [themeSettingsOf(theme.getSnapshot()), painted()]);
      tabs.forEach(({ theme }) => theme.stop());
      if (JSON.stringify(one) !== JSON.stringify(two) || writtenBack.length > 0)
        apart.push({ seed, one, two, writtenBack });
    }

    expect(apart).toEqual([]);
  });
});

/** Two tabs over one storage, whose events arrive late. */
function openTabs() {
  const values = new Map<string, string>();
  const post: (() => void)[] = [];
  const writtenBack: [string, string | null][] = [];
  let isDelivering = false;
  const listeners: ((event: Pick<StorageEvent, 'key'>) => void)[] = [];
  const tabs = [0, 1].map((tab) => {
    const write = (key: string, value: string | null) => {
      if (isDelivering) writtenBack.push([key, value]);
      if ((values.get(key) ?? null) === value) return;
      if (value === null) values.delete(key);
      else values.set(key, value);
      post.push(() => listeners[1 - tab]?.({ key }));
    };
    const browser = {
      localStorage: {
        getItem: (key: string) => values.get(key) ?? null,
        setItem: write,
        removeItem: (key: string) => write(key, null),
      },
      addEventListener(type: string, listener: (event: Pick<StorageEvent, 'key'>) => void) {
        if (type === 'storage') listeners[tab] = listener;
      },
      removeEventListener: () => {},
    } as unknown as typeof window;
    return openTheme({ browser });
  });
  const deliver = (count: number) => {
    isDelivering = true;
    for (const deliver of post.splice(0, count)) deliver();
    isDelivering = false;
  };
  return { tabs, deliver, writtenBack };
}

/** Dark or light by a clock of this zone, read in another way than ours. */
function wallClockOf(zone: string) {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const day = 24 * HOUR;
  return ([from = 0, to = 0]: number[]) => {
    const [hour = 0, minute = 0, second = 0] = clock.format(Date.now()).split(':').map(Number);
    const time = ((hour * 60 + minute) * 60 + second) * 1_000;
    return (time - from + day) % day < (to - from + day) % day ? 'dark' : 'light';
  };
}
