import { screen, waitFor, within } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { timescaleMarksOf } from '../../mock-server/udf/timescale-marks';
import { dayOfEpochSeconds } from '../../src/market/day';
import { watchDownloads } from '../support/downloads';
import { marketOf } from '../support/mock-server/market-of';
import { region, textsOf } from '../support/page';
import { renderApp, type Prepare } from '../support/renderApp';

/** The demo's clock shows Thursday 27 August 2026 after the close. */
const TODAY = '2026-08-27';
const chart = () => region('Chart') as HTMLElement;
const replayed = () => chart()?.dataset['replay'];
const address = () => new URLSearchParams(window.location.search).get('replay');
const toolbar = async () => within(await screen.findByRole('toolbar', { name: 'Replay' }));

describe('the replay of past trading days', () => {
  it('opens at the last closed bar, walks by buttons and keys, and leaves to now', async () => {
    const { user } = await renderApp({ at: '/technical/FPT', stored: { lng: 'en' } });
    await waitFor(() => expect(chart()?.dataset['painted']).toBe('FPT'));
    await within(chart()).findByRole('button', { name: 'Horizontal line' });
    await user.click(await within(chart()).findByRole('button', { name: 'Replay' }));

    const controls = await toolbar();
    await waitFor(() => expect([replayed(), chart().dataset['painted']]).toEqual([TODAY, 'FPT']));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('FPT');
    expect([region('Watchlist'), region('Last price')]).toEqual([null, null]);
    // It walks over days, whatever else the feed has.
    const lengths = within(chart()).getByRole('group', { name: 'Bar length' });
    expect(textsOf(within(lengths).getAllByRole('button'))).toEqual(['D']);
    // When a line was drawn is not known.
    expect(within(chart()).queryByRole('button', { name: 'Horizontal line' })).toBeNull();

    await user.click(controls.getByRole('button', { name: 'Previous bar' }));
    await waitFor(() => expect(replayed()).toBe('2026-08-26'));
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}');
    await waitFor(() => expect(replayed()).toBe('2026-08-25'));
    await waitFor(() => expect(address()).toBe('2026-08-25'));

    await user.click(controls.getByRole('button', { name: 'Play' }));
    controls.getByRole('button', { name: 'Pause' });
    await user.click(controls.getByRole('button', { name: '8×' }));
    await waitFor(() => expect(replayed()).toBe(TODAY));
    await waitFor(() => controls.getByRole('button', { name: 'Play' }));
    expect(controls.getByRole('button', { name: 'Next bar' }).ariaDisabled).toBe('true');

    await user.click(controls.getByRole('button', { name: 'Leave replay' }));
    await waitFor(() => expect(region('Watchlist')).not.toBeNull());
    expect([address(), replayed()]).toEqual([null, undefined]);
    const opener = await within(chart()).findByRole('button', { name: 'Replay' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it(
    'opens on the day of the address, with the explanation that was known then',
    { tags: ['P25'] },
    async () => {
      await renderApp({ at: '/technical/FPT?replay=2026-03-15', stored: { lng: 'en' } });

      // A Sunday: the bar of the Friday before.
      await waitFor(() => expect(replayed()).toBe('2026-03-13'));
      await waitFor(() => expect(address()).toBe('2026-03-13'));
      screen.getByText('As known at the close of 13/03/2026');
      const why = await screen.findByRole('region', { name: 'Why this signal' });
      await waitFor(() => expect(why.querySelector('time')).not.toBeNull());
      // The plan of a signal found on that Friday at the latest begins with the Monday after it.
      expect(why.querySelector('time')!.dateTime <= '2026-03-16').toBe(true);
      // Nothing can be bought on it any more.
      expect(screen.queryByRole('button', { name: 'Record a buy' })).toBeNull();
    },
  );

  describe('of a share that went ex since', () => {
    const { market } = marketOf();
    const listing = market.listings.find((each) => market.dividends(each).some(({ day }) => day > '2026'))!;
    const { symbol } = listing;
    const exDay = market.dividends(listing).find(({ day }) => day > '2026')!.day;
    const [matched, adjusted] = (['raw', 'adjusted'] as const).map((prices) => {
      const { time, close } = market.candles(symbol, prices)!;
      const at = time.findLastIndex((each) => dayOfEpochSeconds(each) < exDay);
      return { day: dayOfEpochSeconds(time[at]!), close: close[at]!.toFixed(2) };
    });
    const closeIn = async () => (await screen.findByRole('region', { name: 'Closing price' })).textContent;
    const CONTAINED = /^The feed has no unadjusted prices/;
    const open = (prepare?: Prepare) =>
      renderApp({ at: `/technical/${symbol}?replay=${matched!.day}`, ...(prepare && { prepare }) });

    it(
      'shows the price that was matched on the day before, also after a reload',
      { tags: ['P25'] },
      async () => {
        expect(matched!.close).not.toBe(adjusted!.close);
        const { reload, requests } = await open();
        await waitFor(async () => expect(await closeIn()).toContain(matched!.close));
        expect(screen.queryByText(CONTAINED)).toBeNull();

        await reload();
        await waitFor(async () => expect(await closeIn()).toContain(matched!.close));
        const bars = requests.filter((request) => request.includes(`/udf/history?symbol=${symbol}&`));
        expect(bars.length).toBeGreaterThan(0);
        expect(bars.filter((request) => !request.includes('adjustment=none'))).toEqual([]);
      },
    );

    it(
      'has nothing later than the day in the file of its bars and in the list of its events',
      { tags: ['P25'] },
      async () => {
        const { user } = await open();
        await waitFor(() => expect([replayed(), chart().dataset['painted']]).toEqual([matched!.day, symbol]));
        const files = watchDownloads();
        await user.click(await within(chart()).findByRole('button', { name: 'Download CSV' }));
        await waitFor(() => expect(files.saved).toHaveLength(1));
        const days = (await files.lines()).slice(1, -1).map((line) => line.slice(0, 10));
        expect(days.toSorted().at(-1)).toBe(matched!.day);

        await user.click(await within(chart()).findByRole('button', { name: /^Events: / }));
        const listed = [...document.querySelectorAll<HTMLTimeElement>('li > button > time')];
        expect(listed.length).toBeGreaterThan(0);
        expect(listed.filter(({ dateTime }) => dateTime > matched!.day)).toEqual([]);
        expect(screen.queryByText('announced')).toBeNull();
      },
    );

    it(
      'fails with a retry where the feed does, rather than with prices of today',
      { tags: ['P25'] },
      async () => {
        let isBroken = true;
        const { user } = await open((server) =>
          server.get('/udf/timescale_marks', (_, { queryParams }) =>
            isBroken
              ? new Response(500, {}, {})
              : timescaleMarksOf(market, queryParams as Record<string, string>),
          ),
        );
        const retry = await within(chart()).findByRole('button', { name: 'Retry' });
        expect(await closeIn()).not.toContain(adjusted!.close);

        isBroken = false;
        await user.click(retry);
        await waitFor(async () => expect(await closeIn()).toContain(matched!.close));
      },
    );

    it.each([
      ['configuration', '/udf/config'],
      ['call for events', '/udf/timescale_marks'],
    ])('says that the prices contain it where the feed has no %s', async (_, path) => {
      await open((server) => server.get(path, () => new Response(404, {}, { message: 'Không có.' })));

      await waitFor(async () => expect(await closeIn()).toContain(adjusted!.close));
      screen.getByText(CONTAINED);
    });
  });
});
