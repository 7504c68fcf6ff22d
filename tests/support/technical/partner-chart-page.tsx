import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useLayoutEffect } from 'react';
import { beforeAll, onTestFinished, vi } from 'vitest';
import { createMarketClock } from '../../../src/app/actors/clock';
import { AppActorsProvider, type AppActors } from '../../../src/app/actors/AppActors';
import { startTheme } from '../../../src/app/actors/theme';
import { ChartPanel } from '../../../src/member/technical/ChartPanel';
import { setLanguage } from '../../../src/i18n/i18n';
import { openStorage } from '../../../src/lib/storage';
import { system } from '../media';
import { createFeed } from './technical-feed';

const NOW = new Date('2026-08-27T16:00:00+07:00').getTime();

// Loaded beforehand, it comes without a wait that the timers of a test would not see.
beforeAll(async () => void (await import('../../../src/member/technical/partner/PartnerChart')));

/** The chart region of a build that names a partner's page, in English, in the dark, on timers of the test. */
export async function openChart(symbol = 'VNM') {
  await setLanguage('en');
  localStorage.setItem('theme', 'dark');
  const root = document.documentElement;
  const theme = startTheme({
    storage: openStorage(window),
    systemIsDark: system as unknown as MediaQueryList,
    root,
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
    theme.stop();
  });

  const feed = createFeed();
  const clock = createMarketClock({ now: () => NOW, after: () => () => {} });
  const actors = { theme, clock } as unknown as AppActors;
  const commits: unknown[] = [];
  const view = (opened: string) => (
    <StrictMode>
      <AppActorsProvider value={actors}>
        {feed.around(<ChartPanel symbol={opened} />)}
        <Witness symbol={opened} commits={commits} />
        <main tabIndex={-1}>
          <input aria-label="Symbol" />
          <section id="watchlist">
            <table>
              <tbody>
                <tr data-symbol="VNM" aria-selected="true">
                  <td>
                    <a href="/technical/VNM">VNM</a>
                  </td>
                </tr>
              </tbody>
            </table>
          </section>
        </main>
      </AppActorsProvider>
    </StrictMode>
  );
  const { rerender, unmount } = render(view(symbol));
  await passBy(0);

  return {
    feed,
    unmount,
    /** The symbol of our page and the one called painted, each time that something else was put on the screen. */
    commits,
    go: (to: string) => rerender(view(to)),
    choose: (choice: 'dark' | 'light') => act(async () => theme.send({ type: 'choose', theme: choice })),
  };
}

function Witness({ symbol, commits }: { symbol: string; commits: unknown[] }) {
  useLayoutEffect(() => void commits.push([symbol, painted()]), [symbol, commits]);
  return null;
}

/** Lets so many milliseconds pass, and what was waiting for them happen. */
export function passBy(ms: number) {
  return act(() => vi.advanceTimersByTimeAsync(ms));
}

export function region(): HTMLElement {
  return screen.getByRole('region', { name: 'Chart' });
}

export function painted(): string | undefined {
  return region().dataset['painted'];
}

/** The partner's frame; null where our own chart stands in for it. */
export function frame(): HTMLIFrameElement | null {
  return region().querySelector('iframe');
}

export function page(): HTMLIFrameElement {
  const found = frame();
  if (!found) throw new Error('There is no frame');
  return found;
}

export function load() {
  fireEvent.load(page());
}

type Letter = { data: unknown; origin?: string; source?: Window | null };

/** Something arrives by message: as the sandboxed page sends it, where nothing else is said. */
export function hear({ data, origin = 'null', source = page().contentWindow }: Letter) {
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })));
}

/** What the page in the frame is told from now on, with the origin that may hear it. */
export function listen(): unknown[] {
  const told: unknown[] = [];
  vi.spyOn(page().contentWindow!, 'postMessage').mockImplementation(
    (...said: unknown[]) => void told.push(said),
  );
  return told;
}
