import type { PriceServer, Ticker } from './price-server';
import type { StreamedPage } from './streamed-page';
import type { Timers } from './timers';

/** The age that a price may have without a mark, in ms. */
const MOST_AGE = 25_000;
/** What a response, a change of what is followed, a frame and a slow reader may add, in ms. */
const GRACE = 4_000;
/** The longest that a line lasts beside the one that takes its place, in ms. */
const HANDOVER = 26_000;

type Options = {
  timers: Timers;
  server: PriceServer;
  pages: () => readonly StreamedPage[];
  /** Whether the pages share a line. */
  isShared: boolean;
};

/** What a stream has to keep, checked against what the server has sent and what its pages show. */
export function createStreamOracle({ timers, server, pages, isShared }: Options) {
  const wrong = new Set<string>();
  const severalSince = new Map<string, number>();
  const report = (what: string) => void wrong.add(`${what}, at ${timers.now()} ms`);

  /** Since when another price than the one on a page is the newest; null where it is. */
  const outdatedSince = (page: StreamedPage, symbol: Ticker) => {
    const price = page.shown.get(symbol)?.price;
    const versions = server.versions(symbol);
    const place = versions.findIndex((version) => version.price === price);
    return place === -1 ? -Infinity : (versions[place + 1]?.at ?? null);
  };
  const checkAges = (page: StreamedPage) => {
    if (!page.isVisible() || page.isMarkedStale()) return;
    const now = timers.now();
    for (const symbol of page.symbols()) {
      if (!page.shown.has(symbol) || now - page.since() <= GRACE) continue;
      const outdated = outdatedSince(page, symbol);
      if (outdated !== null && now - Math.max(outdated, server.misleadsUntil(symbol)) > MOST_AGE + GRACE)
        report(`${page.id} shows a ${symbol} that is outdated for more than 25 s`);
    }
  };

  const checkCount = (whose: string, count: number, most: number) => {
    if (count <= 1) return void severalSince.delete(whose);
    const since = severalSince.get(whose) ?? timers.now();
    severalSince.set(whose, since);
    if (count > most) report(`${whose} has ${count} lines`);
    if (timers.now() - since > HANDOVER) report(`${whose} has ${count} lines for more than a handover`);
  };
  const checkLines = () => {
    const lines = server.lines();
    if (isShared) checkCount('the browser', lines.length, 2);
    for (const { id } of pages()) checkCount(id, lines.filter(({ tab }) => tab === id).length, 2);
  };

  return {
    wrong: (): readonly string[] => [...wrong],
    report,
    check() {
      if (wrong.size > 0) return;
      pages().forEach(checkAges);
      checkLines();
    },
    /** Checks that every page shows the newest prices, without a mark. */
    checkEnd() {
      for (const page of pages()) {
        if (page.isMarkedStale()) report(`${page.id} is marked as stale in the end`);
        for (const symbol of page.symbols())
          if (page.shown.get(symbol)?.price !== server.newest(symbol).price)
            report(`${page.id} shows another ${symbol} in the end`);
      }
    },
    /** Checks that nothing is open. */
    checkClosed(channels: number) {
      if (server.lines().length > 0) report('a line is open after the session');
      if (channels > 0) report('a channel is open after the session');
    },
  };
}
