import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../mock-server/scenarios';
import { indexSummary } from '../../mock-server/simulator/simulator';
import { marketOf } from '../support/mock-server/market-of';
import { listed, notices, region, rowsToArrive, selected } from '../support/page';
import { renderApp } from '../support/renderApp';
import { symbolField } from '../support/watchlist';

const panels = ['Market pulse', 'Recommended stocks', 'News', 'Watchlist'] as const;
type Panel = (typeof panels)[number];

const inside = (panel: Panel) => within(region(panel)!);

/** Opens the home page and waits until no panel loads any more. */
async function open(scenario: Scenario) {
  const app = await renderApp({ scenario, hasAllSignals: true });
  await waitFor(() => expect(document.querySelector('[role=progressbar]')).toBeNull());
  return app;
}

describe('the home page', () => {
  it('shows the whole market on the demo', async () => {
    await open('demo');
    const { market, reports } = marketOf();
    const value = indexSummary(market, 'VNINDEX', market.lastDay()).value.toLocaleString('en-US', {
      minimumFractionDigits: 2,
    });

    expect(inside('Market pulse').getByText(value)).toBeInstanceOf(HTMLElement);
    expect(region('Recommended stocks')!.querySelectorAll('tbody tr[data-symbol]').length).toBe(
      reports.recommended().length,
    );
    expect(region('News')!.querySelectorAll('article').length).toBeGreaterThan(10);
    expect(listed()).toHaveLength(12);
    expect(notices()).toEqual([]);
  });

  it('invites a person who has nothing yet', async () => {
    await open('empty');

    expect(inside('Market pulse').getByText('VN-Index')).toBeInstanceOf(HTMLElement);
    expect(inside('Recommended stocks').getByText('No signal yet')).toBeInstanceOf(HTMLElement);
    expect(inside('News').getByText('No news yet')).toBeInstanceOf(HTMLElement);
    expect(inside('Watchlist').getByText('No symbols here yet')).toBeInstanceOf(HTMLElement);
    expect([listed(), selected(), notices()]).toEqual([[], [], []]);
  });

  it('says in each panel what could not be loaded, and raises no notice', async () => {
    await open('failing');
    const faces = {
      'Market pulse': 'The market pulse could not be loaded',
      'Recommended stocks': 'The signals could not be loaded',
      News: 'Loading news',
      Watchlist: 'The watchlist could not be loaded',
    };

    for (const panel of panels) {
      expect(inside(panel).getByText(faces[panel])).toBeInstanceOf(HTMLElement);
      expect(inside(panel).getByRole('button', { name: 'Retry' })).toBeInstanceOf(HTMLElement);
    }
    expect([listed(), notices()]).toEqual([[], []]);
  });

  it.each(panels)('lets %s be tried again, in vain and then with success', async (panel) => {
    const { user, requests, replaceServer } = await open('failing');
    const retry = () => inside(panel).getByRole('button', { name: 'Retry' });
    const before = requests.length;

    await user.click(retry());
    await waitFor(() => expect(requests.length).toBeGreaterThan(before));
    await waitFor(() => expect(retry()).toBeInstanceOf(HTMLElement));
    replaceServer('demo');
    await user.click(retry());

    await waitFor(() => expect(inside(panel).queryByRole('button', { name: 'Retry' })).toBeNull());
    await waitFor(() => expect(region(panel)!.querySelector('table, li')).not.toBeNull());
  });
});

describe('an added first symbol', () => {
  it('fills the empty list and is selected', async () => {
    const { user } = await open('empty');

    await user.type(symbolField(), 'vnm{Enter}');
    await rowsToArrive();

    expect([listed(), selected()]).toEqual([['VNM'], ['VNM']]);
  });
});
