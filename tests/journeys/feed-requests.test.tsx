import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../support/renderApp';

/** How many requests for bars each page sent before a feed's dialect was found out. */
const PAGES = [
  ['/', 5],
  ['/technical/FPT', 9],
  ['/market?exchange=HNX', 4],
  ['/market?tab=filter&filter=ma50.above', 4],
  ['/desk', 4],
  ['/week', 4],
] as const;

const FEED = /^GET \/udf\/(?:config|time|history|quotes)\b/;

describe('on a feed that does as the protocol says', () => {
  it.each(PAGES)(
    '%s requests its bars as often as ever, and the configuration once a session',
    async (at, bars) => {
      const { requests } = await renderApp({ at });
      const ofFeed = () => requests.filter((each) => FEED.test(each));
      await waitFor(() => expect(ofFeed()).not.toEqual([]), { timeout: 5_000 });
      await quiet(ofFeed);

      const of = (call: string) => ofFeed().filter((each) => each.startsWith(`GET /udf/${call}`));
      expect(of('config').length).toBeLessThanOrEqual(1);
      expect(of('time').length).toBeLessThanOrEqual(1);
      expect(of('history').length, of('history').join('\n')).toBeLessThanOrEqual(bars);
    },
  );
});

/** Waits until no more are sent. */
async function quiet(requests: () => readonly string[]) {
  let before = -1;
  for (let same = 0; same < 6;) {
    await new Promise((done) => setTimeout(done, 50));
    same = requests().length === before ? same + 1 : 0;
    before = requests().length;
  }
}
