import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { StrictMode, useLayoutEffect } from 'react';
import { beforeAll, onTestFinished, vi } from 'vitest';
import { createMarketClock } from '../../../src/app/actors/clock';
import { AppActorsProvider, type AppActors } from '../../../src/app/actors/AppActors';
import { ChartPanel } from '../../../src/member/technical/ChartPanel';
import { somebody } from '../pulse-signals-news.page';
import { setLanguage } from '../../../src/i18n/i18n';
import { openStorage } from '../../../src/lib/storage';
import { openTheme } from '../theme';
import { createFeed } from './technical-feed';

const NOW = new Date('2026-08-27T16:00:00+07:00').getTime();

// Loaded beforehand, since fake timers do not wait for a dynamic import.
beforeAll(async () => void (await import('../../../src/member/technical/partner/PartnerChart')));

/** The variables of a build with a partner's page. */
const variablesOfPartner = {
  VITE_CHART_EMBED_URL: 'https://chart.example/c?s={symbol}&t={theme}&l={lang}',
  VITE_PARTNER_NAME: 'Biểu Đồ Việt',
};

/** The chart of a build with a partner's page, in English, in the dark theme, with fake timers. */
export async function openPartnerChart(
  symbol = 'VNM',
  variables: Record<string, string> = variablesOfPartner,
) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  await setLanguage('en');
  localStorage.setItem('theme', 'dark');
  const { theme } = openTheme({ root: document.documentElement });
  const storage = openStorage(window);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());

  const feed = createFeed();
  const clock = createMarketClock({ now: () => NOW, after: () => () => {} });
  const actors = { theme, clock, storage, session: somebody() } as unknown as AppActors;
  const commits: unknown[] = [];
  const view = (opened: string) => (
    <StrictMode>
      <AppActorsProvider value={actors}>
        {feed.around(<ChartPanel symbol={opened} />)}
        <CommitRecorder symbol={opened} commits={commits} />
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
  await advance(0);

  return {
    feed,
    unmount,
    /** The symbol of our page and the painted one after each commit. */
    commits,
    openSymbol: (to: string) => rerender(view(to)),
    chooseTheme: (choice: 'dark' | 'light') => act(async () => theme.send({ type: 'choose', theme: choice })),
  };
}

function CommitRecorder({ symbol, commits }: { symbol: string; commits: unknown[] }) {
  useLayoutEffect(() => void commits.push([symbol, painted()]), [symbol, commits]);
  return null;
}

/** Advances the fake timers. */
export function advance(ms: number) {
  return act(() => vi.advanceTimersByTimeAsync(ms));
}

export function region(): HTMLElement {
  return screen.getByRole('region', { name: 'Chart' });
}

export function painted(): string | undefined {
  return region().dataset['painted'];
}

/** The partner's frame; null where our own chart replaces it. */
export function frame(): HTMLIFrameElement | null {
  return region().querySelector('iframe');
}

export function page(): HTMLIFrameElement {
  const found = frame();
  if (!found) throw new Error('There is no frame');
  return found;
}

/** The address that the frame loads. */
export function address(): string | null {
  return page().getAttribute('src');
}

export function press(name: string) {
  fireEvent.click(within(region()).getByRole('button', { name }));
}

export function load() {
  fireEvent.load(page());
}

type FrameMessage = { data: unknown; origin?: string; source?: Window | null };

/** Dispatches a message, by default as the sandboxed page sends it. */
export function receive({ data, origin = 'null', source = page().contentWindow }: FrameMessage) {
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })));
}

/** The messages that the frame receives from now on, with their target origins. */
export function watchMessages(): unknown[] {
  const messages: unknown[] = [];
  vi.spyOn(page().contentWindow!, 'postMessage').mockImplementation(
    (...message: unknown[]) => void messages.push(message),
  );
  return messages;
}
