import { act, render, screen } from '@testing-library/react';
import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { updateMachine } from '../../machines/update.machine';
import { AppActorsProvider, type AppActors } from '../../src/app/actors/AppActors';
import { createMarketClock } from '../../src/app/actors/clock';
import { startConnection } from '../../src/app/actors/connection';
import { ClockOff } from '../../src/app/banner/ClockOff';
import { BannerLines } from '../../src/app/banner/Banner';
import { loadMessages, setLanguage } from '../../src/i18n/i18n';

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
  ])('is told so in %s', async (language, behind, words) => {
    await setLanguage(language as 'vi');
    await loadMessages('header');
    const { container } = render(<ClockOff behind={behind} />);
    expect(container.textContent).toBe(words);
  });

  it('is told so from two minutes on, in a line that stays as long as it is true', async () => {
    await setLanguage('en');
    const clock = createMarketClock({ now: () => Date.parse('2027-02-03T10:00:00+07:00') });
    const connection = startConnection({ browser: window });
    const update = createActor(updateMachine, { input: { isUnsaved: true, mayReload: false } });
    const actors = { clock, connection, update } as unknown as AppActors;
    render(
      <AppActorsProvider value={actors}>
        <BannerLines />
      </AppActorsProvider>,
    );
    const line = () => screen.queryByText(/^This device’s clock/);

    await act(async () => clock.correction.set(119_000));
    expect(line()).toBeNull();
    await act(async () => clock.correction.set(180_000));
    expect((await screen.findByText(/3 minutes slow/)).tagName).toBe('P');
    await act(async () => clock.correction.set(0));
    expect(line()).toBeNull();
    connection.stop();
  });
});
