import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** A labelled region of the page; null while it is not there. */
export function region(name: string): HTMLElement | null {
  const sections = [...document.getElementsByTagName('section')];
  return sections.find(({ ariaLabel }) => ariaLabel === name) ?? null;
}

/** The texts of elements, each as a whole. */
export function textsOf(elements: Iterable<Element>): string[] {
  return [...elements].map(({ textContent }) => textContent);
}

/** The symbols of rows, top to bottom. */
export function symbolsOf(rows: Iterable<HTMLElement>): string[] {
  return [...rows].map(({ dataset }) => dataset['symbol'] ?? '');
}

/** The symbols of the watchlist's rows, top to bottom. */
export const listed = () => symbolsOf(rows());

/** The titles of all notices on screen. */
export const titles = () => notices().map(([, title]) => title);

/** The selected rows' symbols: one or none. */
export function selected(): string[] {
  return rows().flatMap((row) => (row.ariaSelected === 'true' ? [row.dataset['symbol'] ?? ''] : []));
}

/** Role, title and description of every notice on screen. */
export function notices(): (string | null)[][] {
  return [...document.getElementsByClassName('notice')].map((notice) => [
    notice.getAttribute('role'),
    ...[...notice.querySelectorAll('strong, p')].map(({ textContent }) => textContent),
  ]);
}

/** Waits until the alerts, which every member page loads when it is idle, are evaluated and saved; they load no more then. */
export async function alertsWatched(until?: number) {
  await waitFor(() => {
    const stored = JSON.parse(localStorage.getItem('watchedUntil') ?? '{}') as object;
    const watched = Object.values(stored).flatMap((symbols) => Object.values(symbols as object));
    expect(watched).not.toEqual([]);
    expect(watched).toEqual(watched.map(() => until ?? (expect.any(Number) as number)));
  });
}

/** Waits until the watchlist's rows are there. */
export async function rowsToArrive() {
  await waitFor(() => expect(listed()).not.toEqual([]));
}

/** Waits until the market's pulse is there; the news may name the index too. */
export async function pulseToArrive() {
  await within(await screen.findByRole('region', { name: 'Market pulse' })).findByText('VN-Index');
}

export function row(symbol: string): HTMLElement {
  const found = rows().find(({ dataset }) => dataset['symbol'] === symbol);
  if (!found) throw new Error(`${symbol} has no row`);
  return found;
}

/** Another tab changed what the browser remembers; `null` stands for all of it. */
export function otherTab(change: () => void, key: string | null) {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

function rows() {
  // Not by a selector: jsdom would match it again with each of the times that a test looks.
  return [...(region('Watchlist')?.getElementsByTagName('tr') ?? [])].filter(
    ({ dataset }) => 'symbol' in dataset,
  );
}

const OF_EVERY_PAGE =
  /^GET \/(?:api\/(?:desk|watchlists)|udf\/(?:quotes|time|config|symbols\?symbol=VNINDEX))\b/;

/** The requests of a page itself: lists, alerts, the market's time and its calendar load on every member's page, whenever they do. */
export function ofPage(requests: readonly string[]): readonly string[] {
  return requests.filter((each) => !OF_EVERY_PAGE.test(each));
}
