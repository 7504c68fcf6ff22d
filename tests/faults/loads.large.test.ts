// @module-tag P7
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { noticesOf, region } from '../support/browser/product';
import { words } from '../support/texts';
import { differences } from '../support/differences';
import { candlesOf } from '../support/rest-server/candles';
import { faults, type Row } from '../support/faults/faults';
import { expectAlive, expectTexts, retry, retryOf, type Panel } from '../support/faults/panels';
import { setUp, waitOut, type Setup } from '../support/faults/setup';

const pages = {
  '/': ['pulse', 'signals', 'news', 'watchlist'],
  '/technical/VNM': ['quote', 'chart', 'watchlist'],
} as const satisfies Record<string, readonly Panel[]>;

type Load = {
  call: string;
  at: keyof typeof pages;
  /** The panels that cannot do without it, and what they say then of the fault. */
  broken: Partial<Record<Panel, (fault: Row) => readonly string[]>>;
  /** What those panels say, without a retry, where the server lacks the call. */
  missing?: Partial<Record<Panel, readonly string[]>>;
  /** Whether an answer that says nothing, refused or unreadable, is as good to them as none. */
  isSpared?: true;
  /** The region of a panel that requests the same a moment later: a retry joins its request while that is on its way. */
  later?: string;
};

const others = words('app.failedHint');
const VNM = { symbol: 'VNM' };

/** The loads of the main job. */
const loads: readonly Load[] = [
  { call: 'GET /api/watchlists', at: '/', broken: { watchlist: () => [words('watchlist.failed')] } },
  { call: 'GET /api/tplus_signals', at: '/', broken: { signals: () => [words('signals.failed'), others] } },
  {
    call: 'GET /news',
    at: '/',
    broken: {
      news: () => [words('news.loading'), words('news.failed'), `${words('news.failedHint')} ${others}`],
    },
  },
  {
    call: 'GET /api/market_pulse',
    at: '/',
    broken: { pulse: () => [words('pulse.failed'), others] },
    missing: { pulse: [words('pulse.unavailable')] },
  },
  {
    call: 'GET /udf/history',
    at: '/technical/VNM',
    broken: {
      chart: ({ ofFeed }) => [words('technical.failed', VNM), ofFeed],
      quote: ({ ofFeed }) => [words('technical.quoteFailed'), ofFeed],
    },
    missing: { chart: [words('technical.noChart', VNM), others], quote: ['Vinamilk'] },
  },
  {
    call: 'GET /udf/symbols',
    at: '/technical/VNM',
    broken: { quote: ({ ofFeed }) => [words('technical.quoteFailed'), ofFeed] },
    missing: { quote: [candlesOf('VNM').at(-1)!.low.toFixed(2)] },
    isSpared: true,
    later: words('company.region'),
  },
];

const sayingNothing = [words('feed.REFUSED'), words('feed.UNREADABLE')];

describe.each(loads)('when the answer to $call is', ({ call, at, broken, missing, isSpared, later }) => {
  const failed = Object.keys(broken) as Panel[];
  const alive = pages[at].filter((panel) => !failed.includes(panel));
  let setup: Setup;

  beforeAll(async () => {
    setup = await setUp();
  });
  afterAll(() => setup.close());

  it.each(faults)(
    '$name, the panel says so, the others live, and a retry works where one may',
    async (row) => {
      const { page, server, enter, expectNoErrors } = setup;
      const saysNothing = row.name === '404' || (isSpared && sayingNothing.includes(row.ofFeed));
      const lacksIt = missing !== undefined && saysNothing === true;
      server.forget();
      const heal = server.disturb(call, { fault: row.fault });
      onTestFinished(heal);

      await enter(at);
      await expectAlive(page, alive);
      await server.received(call);
      if (row.fault === 'never answering') {
        if (later) await region(page, later).waitFor();
        await page.clock.fastForward(15_000);
      }

      const messages = failed.map((panel) => [panel, broken[panel]!(row)]);
      await expectTexts(page, lacksIt ? missing : Object.fromEntries(messages));
      await expectAlive(page, alive);
      const observed = { notices: await noticesOf(page), path: new URL(page.url()).pathname };
      expect(differences(row.name, call, { notices: [], path: at }, observed)).toEqual([]);
      await expectNoErrors();

      if (lacksIt) return;
      // What was requested after that time had passed has not ended yet, and a retry would share its response.
      if (row.fault === 'never answering') await page.clock.fastForward(15_000);
      const retries = failed.map((panel) => retryOf(page, panel));
      // A feed that lets nobody in does so again.
      const isLasting = row.name === '403' && call.startsWith('GET /udf');
      const offered = await Promise.all(retries.map((each) => each.count()));
      expect(offered).toEqual(retries.map(() => (isLasting ? 0 : 1)));
      if (isLasting) return;
      if (row.wait) await waitOut(page, retries, row.wait);
      heal();
      for (const panel of failed) await retry(page, panel);
      await expectAlive(page, pages[at]);
      await expectNoErrors();
    },
  );
});

describe('an answer that is too long', () => {
  // A browser has six connections to a host.
  const SEVEN = 7;

  it.each(['oversized', 'endless'] as const)(
    'when it is %s is let go, and keeps nobody waiting',
    async (fault) => {
      const { page, server, enter, expectNoErrors, close } = await setUp();
      onTestFinished(close);
      const heal = server.disturb('GET /api/tplus_signals', { fault });
      await enter('/');
      await expectTexts(page, { signals: [words('signals.failed')] });
      for (let time = 2; time <= SEVEN; time++) {
        await region(page, 'Recommended stocks').getByRole('button').click();
        await server.received('GET /api/tplus_signals', time);
        await expectTexts(page, { signals: [words('signals.failed')] });
      }

      heal();
      await retry(page, 'signals');
      await expectAlive(page, pages['/']);
      await expectNoErrors();
    },
  );
});
