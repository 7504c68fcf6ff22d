import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setLanguage } from '../../src/i18n/i18n';
import { asOf } from '../../src/market/clock';
import { AsOf } from '../../src/ui/AsOf';

const shown = (instant: string) => {
  const { container } = render(<AsOf value={asOf(new Date(instant))} />);
  const time = container.querySelector('time')!;
  return [time.textContent, time.dateTime];
};

describe('what prices on screen stand for, in words', () => {
  it.each([
    ['2026-08-27T14:12+07:00', 'Giá lúc 14:12 · 27/08', '2026-08-27T14:12+07:00'],
    ['2026-11-22T10:00+07:00', 'Giá phiên 20/11', '2026-11-20'],
    ['2027-01-10T10:00+07:00', 'Giá phiên 08/01 (dự kiến)', '2027-01-08'],
  ])('at %s is “%s”', async (instant, words, machine) => {
    await setLanguage('vi');
    expect(shown(instant)).toEqual([words, machine]);
  });
});
