import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { setLanguage } from '../../src/i18n/i18n';
import { formatDay, formatDayMonth, formatDayOf, formatInstant } from '../../src/ui/dates';

afterAll(() => setLanguage('en'));

describe('a date on screen', () => {
  it.each([
    { lng: 'vi', day: '20/11/2026', short: '20/11', instant: '15:00 20/11/2026' },
    { lng: 'en', day: '20/11/2026', short: '20/11', instant: '15:00 20/11/2026' },
    { lng: 'de', day: '20.11.2026', short: '20.11.', instant: '15:00 20.11.2026' },
  ] as const)('is written as $lng does', async ({ lng, day, short, instant }) => {
    await setLanguage(lng);

    expect(formatDay('2026-11-20')).toBe(day);
    expect(formatDayMonth('2026-11-20')).toBe(short);
    expect(formatInstant('2026-11-20T15:00:00+07:00')).toBe(instant);
    expect(formatDayOf('2026-11-20', '2026-01-02')).toBe(short);
    expect(formatDayOf('2026-11-20', '2027-01-02')).toBe(day);
    expect(formatDayOf(null, '2026-01-02')).toBe('—');
    expect([formatDay(null), formatDayMonth('2026-02-30')]).toEqual(['—', '—']);
  });

  it('is written by these functions in every view, not by those of the boards', () => {
    const others = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(app|auth|member|ui|demo)\/.*\.tsx?$/.test(file) && file !== 'ui/dates.ts')
      .filter((file) =>
        /import \{[^}]*\bformatDay(Month)?\b[^}]*\} from '[^']*market\/format'/.test(
          readFileSync(`src/${file}`, 'utf8'),
        ),
      );

    expect(others).toEqual([]);
  });
});
