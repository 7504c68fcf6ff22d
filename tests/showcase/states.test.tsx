import { act, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { AppActorsProvider, type AppActors } from '../../src/app/actors/AppActors';
import { setLanguage } from '../../src/i18n/i18n';
import { loadPanelMessages, loadShowcaseMessages } from '../../src/showcase/messages';
import { Example } from '../../src/showcase/states/Example';
import { panelStates, type PanelState } from '../../src/showcase/states/panel-states';
import { panels } from '../../src/showcase/states/panels';
import { StateFrame } from '../../src/showcase/states/StateFrame';
import StatesPage from '../../src/showcase/states/StatesPage';
import { viewsWithoutData } from '../../src/showcase/states/views-without-data';
import { installView } from '../support/in-view';
import { de, en } from '../support/texts';

const view = installView();

/** Nothing of the page's own actors may reach a picture. */
const none = {} as AppActors;

beforeEach(async () => {
  await setLanguage('en');
  await Promise.all([loadShowcaseMessages(), loadPanelMessages()]);
});

type Shown = Partial<Record<PanelState, readonly string[]>>;

const rows = ['MWG', 'Breakout', 'Thế giới Di động'];
const runs = ['buy_new_study', '—'];

/** What a panel says whose request is refused, and what it shows beneath where it had something before. */
const refused = (words: readonly string[], former?: readonly string[]): Shown => ({
  ...(former && { stale: [...words, ...former] }),
  ...{ failed: words, forbidden: words },
});

/** The same of what the chart feed refuses, which says so, and would refuse it again. */
const FEED_REFUSES = 'The chart feed refuses the request.';
const refusedByFeed = (words: readonly string[], former?: readonly string[]): Shown => ({
  ...refused(words, former),
  forbidden: [...words, FEED_REFUSES],
});
const isRefusedForGood = (texts: readonly string[]) =>
  texts.includes(FEED_REFUSES) || texts.includes('/history · candlesRefused');

/** What each panel shows in its states; every example has a row here. */
const shown: Record<string, Shown> = {
  'panel-pulse': {
    ready: ['1,784.91', '11,486', 'Retail'],
    loading: [],
    empty: ['VN-Index——'],
    partial: ['1,784.91', 'HNX-Index——'],
    lacking: ['Market pulse is not available.'],
    ...refused(['The market pulse could not be loaded'], ['1,784.91']),
  },
  'panel-index-line': {
    ready: ['1,784.91', 'VN-Index on 12/03: lowest', 'reference 1,772.45'],
    partial: ['1,784.91'],
  },
  'panel-sectors': {
    ready: ['Retail+3.12%', '9 rose, 1 unchanged, 2 fell'],
    partial: ['Retail', '9 rose, 1 unchanged, 2 fell', 'Banks——'],
  },
  'panel-signals': {
    ready: rows,
    loading: [],
    empty: ['No signal yet'],
    partial: ['VNM', 'Day unknown'],
    ...refused(['The signals could not be loaded'], rows),
  },
  'panel-list-plans': {
    ready: ['FPT', 'The candles do not show 5 signals'],
  },
  'panel-signal-states': {
    ready: ['Stop too near', 'Beyond the target', 'Stop broken', 'Target reached', 'Replaced'],
  },
  'panel-results': {
    ready: ['MWG', 'Track record over all symbols', 'Followed blindly', 'worst trades'],
    loading: [],
    empty: ['No signal yet'],
    partial: ['VNM'],
    ...refused(['The signals could not be loaded'], ['MWG']),
  },
  'panel-provisional': {
    ready: ['Prices at 14:20', 'MWG'],
    empty: ['The watchlist has no prices of today yet.'],
  },
  'panel-news': {
    ready: ['Hòa Phát chốt ngày họp', 'Minh Hà'],
    loading: ['Loading news'],
    empty: ['No news yet'],
    partial: ['—VN-Index lên 1.784'],
    ...refused(['Loading news', 'The news could not be loaded'], ['Hòa Phát chốt ngày họp']),
  },
  'panel-watchlist': {
    ready: ['Theo dõi', '98.20', 'CE+6.99%'],
    loading: [],
    empty: ['No symbols here yet'],
    partial: ['FPT—98.20', 'Vietcombank—'],
    stale: ['Prices at 11:30 · 12/03. Newer prices could not be loaded.', '98.20'],
    ...refused(['The watchlist could not be loaded']),
  },
  'panel-own-list': {
    ready: ['Chờ mua', 'Value (bn)', 'SignalActions', 'Place of HPG: drag', 'Support zone'],
  },
  'panel-row-line': {
    ready: ['98.20', 'Today: lowest 96.', 'Today, change to 30 days'],
    empty: ['FPT', 'Today: not matched yet'],
    partial: ['FPT', '30 days'],
  },
  'panel-board': {
    ready: ['9 symbols', 'FPT', '98.20', '+1.76%'],
    loading: [],
    empty: ['There is no list of listed symbols'],
    partial: ['9 symbols', 'The chart feed has no quotes for a whole board.'],
    lacking: ['There is no list of listed symbols'],
    stale: ['Newer prices could not be loaded.', '98.20'],
    ...refusedByFeed(['The price board could not be loaded']),
  },
  'panel-map': {
    ready: ['9 largest symbols', 'of the map'],
    loading: [],
    empty: ['There is no list of listed symbols'],
    partial: ['0 largest symbols'],
    lacking: ['There is no list of listed symbols'],
    stale: ['Newer prices could not be loaded.', 'of the map'],
    ...refusedByFeed(['The price board could not be loaded']),
  },
  'panel-movers': {
    ready: ['Gainers', 'MWG', 'CE+6.99%'],
    loading: [],
    empty: ['There is no list of listed symbols'],
    partial: ['The chart feed has no quotes for a whole board.'],
    lacking: ['There is no list of listed symbols'],
    stale: ['Newer prices could not be loaded.', 'MWG'],
    ...refusedByFeed(['The price board could not be loaded']),
  },
  'panel-filter': {
    ready: ['Add condition', '9 symbols', 'FPT'],
    loading: [],
    empty: ['There is no list of listed symbols'],
    partial: [
      '9 symbols',
      'The chart feed has no quotes for a whole board.',
      'The server has no company figures',
    ],
    lacking: ['There is no list of listed symbols'],
    stale: ['Newer prices could not be loaded.', '98.20'],
    ...refusedByFeed(['The price board could not be loaded']),
  },
  'panel-filter-computing': {
    ready: [
      'Computing technical figures: 6/9 symbols',
      'Stop',
      '6 symbols',
      'The server has no company figures',
    ],
  },
  'panel-filter-stopped': {
    ready: ['Stopped at 6/9 symbols. The others are not considered yet.', 'Go on', '6 symbols'],
  },
  'panel-filter-many': {
    ready: ['for the 300 symbols with the largest value; 40 symbols are not considered', '9 symbols'],
  },
  'panel-filter-broken': {
    partial: ['The candles of 2 symbols could not be loaded', '7 symbols', 'Left out: P/E at most 15.'],
  },
  'panel-quote': {
    ready: ['FPT Corp', '98.20', 'Ceiling103.20', '4,812,300'],
    loading: ['Volume—'],
    empty: ['Volume—'],
    partial: ['96.50', 'Ceiling—', 'Volume2,'],
    stale: ['98.20', 'Today’s figures could not be loaded'],
    ...refusedByFeed(['Ceiling—', 'Today’s figures could not be loaded']),
  },
  'panel-chart': {
    ready: ['12/03/2026', '98.20', '756 trading days'],
    loading: ['Loading the chart of FPT…'],
    empty: ['No price data for FPT yet'],
    partial: ['11/03/2026', '200 trading days'],
    lacking: ['No chart is available for FPT'],
    failed: ['The chart of FPT could not be loaded', 'The chart feed has not answered.'],
    forbidden: ['The chart of FPT could not be loaded', FEED_REFUSES],
  },
  'panel-events': { ready: ['M 05/03/2026 Họp đại hội đồng cổ đông thường niên năm 2026'] },
  'panel-compare': {
    ready: ['VN-Index +', 'Remove MWG', 'Events: 5', 'Change since'],
    partial: ['VN-Index', 'MWG no data yet'],
  },
  // Their boxes are drawn with the bars: tests/e2e/showcase.large.test.ts.
  'panel-position': { ready: ['Chart FPT', '756 trading days'] },
  'panel-position-held': { ready: ['Chart FPT', '756 trading days'] },
  'panel-position-none': { ready: ['Chart VNM', '756 trading days'] },
  'panel-why': {
    ready: ['Why the signal of 10/03', 'This symbol alone', '12/03'],
    loading: [],
    empty: ['The feed has no candles of FPT'],
    partial: ['Why the signal of 10/03', 'Not enough data: 200 trading days so far'],
    ...refusedByFeed(['The explanation could not be loaded']),
  },
  'panel-company': {
    ready: ['Công ty Cổ phần FPT', 'Technology', '20 days', 'P/E17.52', 'Q4 202417,608-312', 'MWG'],
    loading: [],
    partial: ['2 days', 'There are no key figures of FPT.', 'Q4 2025—2,663'],
    lacking: ['Công ty Cổ phần FPT', 'There are no key figures and no quarterly results of FPT.'],
    ...refusedByFeed(['The company data of FPT could not be loaded'], ['Technology']),
  },
  'panel-order-book': {
    ready: ['98.2098.309,800', '11:29:58', 'Foreign net buying-242,800'],
    loading: [],
    empty: ['The chart feed has no order book of this symbol.'],
    partial: ['18,20098.2098.30—'],
    lacking: ['The chart feed has no order book of this symbol.'],
    ...refusedByFeed(['The order book is not loaded'], ['11:29:58']),
  },
  'panel-order-book-ato': { ready: ['Order bookExpected in ATO96.80 · 318,400'] },
  'panel-order-book-atc': {
    ready: ['Expected in ATC98.40 · 1,245,600', '18,20098.2098.309,800', '14:29:57'],
  },
  'panel-note': {
    ready: ['Note on FPT', 'Bán một nửa quanh 104'],
    loading: [],
    empty: ['Note on FPT'],
    lacking: ['Note on FPT'],
    ...refused(['My T+ could not be loaded']),
  },
  'panel-replay': {
    ready: ['As known at the close of 10/03', 'Why the signal of'],
    loading: ['Loading the chart of FPT…'],
    empty: ['No price data for FPT yet'],
    partial: ['As known at the close of 10/03'],
    lacking: ['No chart is available for FPT'],
    ...refusedByFeed(['The chart of FPT could not be loaded']),
  },
  'panel-desk': {
    ready: [
      ...['FPT', '98.20', 'MWG', 'SSI', 'Cash dividend of 1,000 đ a share', 'Chờ ngày chốt quyền.', 'VCB'],
      ...['Ngân hàng trên MA50', 'Last entered: VCB, 12/03/2026'],
    ],
    loading: [],
    empty: ['No trades yet'],
    partial: ['HPG', '—'],
    lacking: ['in this browser'],
    ...refused(['My T+ could not be loaded'], ['98.20']),
  },
  'panel-performance': {
    ready: ['In 2 months', 'By month', 'Without a signal', 'Ten trading days held'],
    loading: [],
    empty: ['No trades yet'],
    partial: ['Cash is not known', 'No buy has a stop yet'],
    lacking: ['No trades yet'],
    ...refused(['My T+ could not be loaded'], []),
  },
  'panel-alerts': {
    ready: ['DGC', 'MWG', 'VCB enters the filter “Ngân hàng trên MA50”'],
    loading: [],
    empty: ['Nothing has happened yet.'],
    lacking: ['Nothing has happened yet.'],
    ...refused(['My T+ could not be loaded']),
  },
  'panel-week': {
    ready: ['Thursday 12/03Today', 'VCBPayment', 'VCBEx-date', 'VCBRises to 63.00'],
    loading: [],
    empty: ['You neither hold nor follow a symbol yet'],
    partial: ['The chart feed has no events of symbols', 'HPGSellable2,000 shares'],
    lacking: ['Thursday 12/03Today'],
    stale: ['My T+ is not loaded', 'VCBPayment'],
    ...refused(['My T+ is not loaded', 'The watchlists are not loaded']),
  },
  'panel-whale': {
    ready: ['12/03 · 20 days', 'By day'],
    loading: [],
    empty: ['No trading day yet'],
    partial: ['12/03 · 2 days', 'Prop trading—'],
    lacking: ['Net buying by group is not available.'],
    ...refused(['Net buying could not be loaded'], ['12/03 · 20 days']),
  },
  'panel-bot-messages': {
    ready: ['MWG86.20Breakout', 'Monday 16/03'],
    loading: [],
    empty: ['No signal yet'],
    partial: ['VNM—Breakout'],
    ...refused(['The signals could not be loaded']),
  },
  'panel-bot-link': {
    ready: ['Zalo', 'NHIP-AN26'],
    loading: [],
    empty: ['No bot to link yet'],
    partial: ['zalo', 'NHIP-AN26'],
    lacking: ['No bot to link yet'],
    ...refused(['The bot could not be loaded'], ['NHIP-AN26']),
  },
  'panel-plan': {
    ready: ['Nhịp Nâng cao', 'from 05/01/2026 until 30/06/2026', 'Request renewal'],
    loading: [],
    empty: ['You have no plan yet', 'Write to contact@nhip.example'],
    partial: ['Nhịp Cơ bản', 'without an end date'],
    ...refused(['Your plan could not be loaded'], ['until 30/06/2026']),
  },
  'panel-plan-ending': { ready: ['until 31/03/2026', '19 days left', 'Request renewal'] },
  'panel-plan-ended': { ready: ['until 10/03/2026', 'This plan has ended', 'Request renewal'] },
  'panel-plan-requested': { ready: ['19 days left', 'You requested a renewal at 09:12 11/03/2026'] },
  'panel-subscriptions': {
    ready: ['Trần Bình', 'Nhịp Nâng cao', 'Add plan'],
    loading: [],
    empty: ['No users yet'],
    partial: ['binh.tran@nhip.example', 'In use9'],
    failed: ['Users and plans could not be loaded'],
  },
  'panel-renewals': {
    ready: ['All: 2', 'Lê Chi', '20/03/2026', '8 days left', 'Phạm Dũng', '19 days left'],
    partial: ['All: 1', 'Nhịp Cơ bản', '—'],
  },
  'panel-renewals-none': { ready: ['No plan is to be renewed'] },
  'panel-runs': {
    ready: ['MWG vượt 85,90', 'Divergence'],
    loading: [],
    empty: ['No run yet'],
    partial: runs,
    stale: ['The signal runs could not be loaded', 'MWG vượt 85,90'],
    failed: ['The signal runs could not be loaded'],
  },
  'panel-feed': {
    ready: ['/quotes · current pricesYes', 'HOSE · HNX · UPCOM', 'No candle is left out'],
    loading: [],
    empty: ['/search · finding symbolsYes, with nothing in it'],
    partial: ['/quotes · current pricesNot offered', 'the feed does not say'],
    lacking: ['/history · candlesNot offered', '/symbols · name and exchange of a symbolYes'],
    failed: ['The report of the chart feed could not be loaded'],
    forbidden: ['/history · candlesRefused'],
  },
  'panel-product': {
    ready: ['1,784.91', '214', 'FPT'],
    partial: ['1,784.91'],
    lacking: ['Sample data', 'HPG'],
  },
};

const examples = panels.flatMap(({ id, search, now, sent, stored, view: picture, states }) =>
  panelStates
    .filter((state) => states[state] === 'example')
    .map((state) => ({ id, state, search, now, sent, stored, picture, texts: shown[id]?.[state] ?? null })),
);

/** What loads further once it is in view. */
const watching = ['panel-row-line', 'panel-product'];

const refusals: readonly PanelState[] = ['stale', 'failed', 'forbidden'];

const signals = panels.find(({ id }) => id === 'panel-signals')!;

/** The large run draws all; the daily one draws one panel in each state, as others are opened where they are. */
const drawnExamples = examples.filter(({ id }) => inject('isFull') || id === 'panel-signals');

describe('a panel', () => {
  it.each(drawnExamples)(
    '$id shows what it is when $state',
    async ({ id, state, search, now, sent, stored, picture, texts }) => {
      const requests = [vi.spyOn(globalThis, 'fetch'), vi.spyOn(XMLHttpRequest.prototype, 'send')];
      const written = vi.spyOn(Storage.prototype, 'setItem');
      const { container } = draw(
        <StateFrame {...{ state, search, now, sent, stored }}>{picture}</StateFrame>,
      );

      expect(texts).not.toBeNull();
      if (watching.includes(id)) {
        await vi.waitUntil(() => container.querySelector('section, td'));
        // It is watched once its effects have run.
        await act(async () => {});
        await view.comesIntoView();
      }
      await waitFor(() => texts!.forEach((text) => expect(saidIn(container)).toContain(text)));
      if (state === 'loading' && id !== 'panel-quote') await within(container).findByRole('progressbar');
      const isFinal = state === 'ready' || isRefusedForGood(texts!);
      if (refusals.includes(state) && !isFinal)
        await within(container).findAllByRole('button', { name: 'Retry' });
      const retries = within(container).queryAllByRole('button', { name: 'Retry' });
      expect(isFinal ? retries : []).toEqual([]);
      for (const spy of [...requests, written]) expect(spy).not.toHaveBeenCalled();
    },
  );

  it('is either shown in a state or said to be never in it', () => {
    const sentences = panels.flatMap(({ states }) =>
      Object.values(states).filter((reason) => reason !== 'example'),
    );
    expect(sentences.length).toBeGreaterThan(0);
    expect(sentences.filter((key) => !en[key as keyof typeof en])).toEqual([]);
    expect(Object.entries(shown).map(([id, states]) => [id, Object.keys(states)])).toEqual(
      panels.map(({ id, states }) => [id, panelStates.filter((state) => states[state] === 'example')]),
    );
  });

  it('changes its language with the page', async () => {
    const { container } = draw(<StateFrame state="failed">{signals.view}</StateFrame>);
    await within(container).findByText(en['signals.failed']);

    await act(() => setLanguage('de'));

    expect(await within(container).findByText(de['signals.failed'])).toBeInstanceOf(HTMLElement);
  });
});

it.each([
  ['page.notFound', 'Page not found'],
  ['page.serverError', 'Internal server error'],
  ['showcase.view.offline', 'You are offline. Data from 11:42, 3 minutes ago.'],
  ['showcase.view.update', 'A new version is ready.'],
  ['showcase.view.crashed', 'This section could not be shown'],
])('the view %s says %j', async (name, text) => {
  const { view: picture } = viewsWithoutData.find((each) => each.name === name)!;
  const { container } = draw(<StateFrame state="ready">{picture}</StateFrame>);

  await waitFor(() => expect(container.textContent).toContain(text));
});

describe('an example', () => {
  it('is drawn once it comes into view, and stays; nobody can enter it', async () => {
    draw(
      <Example name="Failed" state="failed" height={400}>
        {signals.view}
      </Example>,
    );
    const figure = screen.getByText('Failed').closest('figure')!;
    expect(figure.textContent).toBe('Failed');

    await view.comesIntoView();
    await within(figure).findByText(en['signals.failed']);
    await view.leaves();

    const picture = within(figure).getByText(en['signals.failed']).closest('[inert]');
    expect(picture?.parentElement).toBe(figure);
  });

  it('of another panel is not drawn before', async () => {
    draw(<StatesPage />);

    await view.comesIntoView(document.querySelector('#panel-quote')!);

    await waitFor(() => expect(document.querySelector('#panel-quote')!.textContent).toContain('98.20'));
    expect(drawnIn('#panel-quote')).toBe(7);
    expect(drawnIn('#panel-chart')).toBe(0);
  });
});

it('states with the same reason are named together', () => {
  draw(<StatesPage />);

  expect(document.querySelector('#panel-compare')!.textContent).toContain(
    'Loading, Empty, Failed, Forbidden: The comparison is part of the chart',
  );
});

it('an address with a fragment opens the page at its panel', () => {
  window.history.replaceState(null, '', '/ui-components/states#panel-chart');
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');

  draw(<StatesPage />);

  expect(scrolled.mock.contexts).toEqual([document.querySelector('#panel-chart')]);
});

function draw(picture: React.ReactNode) {
  return render(<AppActorsProvider value={none}>{picture}</AppActorsProvider>);
}

/** The text of an element, and the names of what is drawn in it. */
function saidIn(element: Element) {
  const named = [...element.querySelectorAll('[aria-label]')].map(({ ariaLabel }) => ariaLabel);
  return [element.textContent, ...named].join('\n');
}

function drawnIn(panel: string) {
  return [...document.querySelectorAll(`${panel} [inert]`)].filter((each) => each.childElementCount > 0)
    .length;
}
