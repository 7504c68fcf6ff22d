import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppActorsProvider, type AppActors } from '../../src/app/actors/AppActors';
import { createMarketClock } from '../../src/app/actors/clock';
import { createMarketTime } from '../../src/demo/market-time';
import { setLanguage } from '../../src/i18n/i18n';
import { asOf } from '../../src/market/clock';
import { AsOfTime } from '../../src/member/shared/AsOfTime';

const shown = (instant: string) => {
  const time = createMarketTime({ browser: window });
  time.setTo(Date.parse(instant), '');
  const actors = { clock: createMarketClock(time) } as AppActors;
  const { container } = render(
    <AppActorsProvider value={actors}>
      <AsOfTime value={asOf(new Date(instant))} />
    </AppActorsProvider>,
  );
  const element = container.querySelector('time')!;
  return [element.textContent, element.dateTime];
};

describe('what prices on screen stand for, in words', () => {
  it.each([
    ['2026-08-27T14:12+07:00', 'Giá lúc 14:12 · 27/08', '2026-08-27T14:12+07:00'],
    ['2026-11-22T10:00+07:00', 'Giá phiên 20/11', '2026-11-20'],
    ['2027-01-01T10:00+07:00', 'Giá phiên 31/12/2026', '2026-12-31'],
    ['2027-01-10T10:00+07:00', 'Giá phiên 08/01 (dự kiến)', '2027-01-08'],
  ])('at %s is “%s”', async (instant, words, machine) => {
    await setLanguage('vi');
    expect(shown(instant)).toEqual([words, machine]);
  });
});
