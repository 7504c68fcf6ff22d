import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppActorsProvider, type AppActors } from '../../src/app/actors/AppActors';
import { createMarketClock } from '../../src/app/actors/clock';
import { loadMessages, setLanguage } from '../../src/i18n/i18n';
import { ClockOff } from '../../src/member/clock-off/ClockOff';

async function open(language: 'vi' | 'en' | 'de') {
  await setLanguage(language);
  await loadMessages('header');
  const clock = createMarketClock({ now: () => Date.parse('2027-02-03T10:00:00+07:00') });
  render(
    <AppActorsProvider value={{ clock } as unknown as AppActors}>
      <ClockOff />
    </AppActorsProvider>,
  );
  return { correct: (ms: number) => act(async () => clock.correction.set(ms)) };
}

describe('a device whose clock is not the server’s', () => {
  it.each([
    ['vi', 300_000, 'Đồng hồ máy này chậm 5 phút so với máy chủ; phiên và giờ của giá tính theo máy chủ.'],
    [
      'en',
      -179_000,
      'This device’s clock is 2 minutes fast; trading phases and the times of prices follow the server’s.',
    ],
    [
      'de',
      -7_200_000,
      'Die Uhr dieses Geräts geht 2 Stunden vor; Handelsphasen und Kurszeiten richten sich nach dem Server.',
    ],
  ] as const)('is named as off in %s', async (language, behind, words) => {
    const { correct } = await open(language);
    await correct(behind);
    expect(screen.getByRole('status').textContent).toBe(words);
  });

  it('is named from two minutes on, in a line that stays as long as it is true', async () => {
    const { correct } = await open('en');
    const line = () => screen.queryByRole('status');

    await correct(119_000);
    expect(line()).toBeNull();
    await correct(180_000);
    expect(line()?.textContent).toMatch(/3 minutes slow/);
    await correct(0);
    expect(line()).toBeNull();
  });
});
