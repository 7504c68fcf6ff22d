import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadMessages } from '../../src/i18n/i18n';
import { SignalsDocument, type SignalsQuery } from '../../src/member/shared/signals.generated';
import { screenSize } from '../support/media';
import { textsOf } from '../support/page';
import { listOf, named, shown, signal } from '../support/signals';

// Loaded beforehand, since their first import is slow.
beforeAll(async () => {
  await Promise.all([loadMessages('signal'), import('../../src/member/signals/signals-tools')]);
});

const right = (symbol: string, changes: object) => ({
  __typename: 'ExDate',
  ...{ id: `ex ${symbol} 1`, symbol, kind: 'STOCK_DIVIDEND', day: '2026-08-26', shares: 10, per: 100 },
  ...{ price: 0, settles: null },
  ...changes,
});

const listed = [
  signal({ symbol: 'GEG', price: 22, day: '2026-08-24' }),
  signal({ symbol: 'HPG', price: 22, day: '2026-08-24' }),
  signal({ symbol: 'KBC', price: 22, day: '2026-08-24' }),
  signal({ symbol: 'GEG', price: 20, day: '2026-08-26' }),
];
const quotes = named(['GEG', null, 19], ['HPG', null, 19], ['KBC', null, 19]);
const ofGeg = [right('GEG', {})];
const ofHpg = [right('HPG', { kind: 'CASH_DIVIDEND', shares: 0, per: 1, price: 1_000 })];
const changes = (table: HTMLElement) => textsOf(table.querySelectorAll('td.since'));

describe('the change since a signal over an ex-date', () => {
  it('is measured from the price without the new shares, and is marked where more took from it, also where those of another symbol fail', async () => {
    const { table, requests } = await shown(listed, {
      SignalInstruments: [quotes],
      ExDates: [{ exDates: ofGeg }, { exDates: ofHpg }, new Error('down')],
    });

    // 22.00 with ten new shares for every hundred is 20.00.
    await waitFor(() =>
      expect(changes(table)).toEqual([
        '-5.00% Since the signal at 20.00, adjusted for the ex-date 26/08',
        '-13.64%* Since the signal, not adjusted for the ex-date 26/08',
        '-13.64%',
        '-5.00%',
      ]),
    );
    expect(screen.getByTitle('Since the signal, not adjusted for the ex-date 26/08').textContent).toMatch(
      /^-13\.64%\*/,
    );
    const span = { from: Date.UTC(2026, 7, 24) / 1_000, to: Date.UTC(2026, 7, 28) / 1_000 - 1 };
    expect(requests.filter(({ name }) => name === 'ExDates').map(({ variables }) => variables)).toEqual(
      ['GEG', 'HPG', 'KBC'].map((symbol) => ({ symbols: [symbol], ...span })),
    );
    expect(requests.some(({ name }) => /Candles|Bars/.test(name))).toBe(false);
  });

  it.each([
    [2, 2],
    [301, 0],
  ])('of a list of %d symbols is kept for the next view of it: %d of them', async (count, kept) => {
    const signals = Array.from({ length: count }, (_, i) =>
      signal({ symbol: `A${100 + i}`, price: 22, day: '2026-08-24' }),
    );
    const { client, requests } = await shown(signals, {
      SignalInstruments: [named()],
      ExDates: [{ exDates: [] }],
    });
    await waitFor(() => expect(requests.filter(({ name }) => name === 'ExDates')).toHaveLength(count));

    const fields = () => Object.keys((client.cache.extract() as { ROOT_QUERY: object }).ROOT_QUERY);
    await waitFor(() => expect(fields().filter((field) => field.startsWith('exDates'))).toHaveLength(kept));
  });

  it('of a list that changes is kept, and loaded again only for other symbols or another first day', async () => {
    const signals = Array.from({ length: 301 }, (_, i) =>
      signal({ symbol: `A${100 + i}`, price: 22, day: '2026-08-24' }),
    );
    const { client, requests } = await shown(signals, {
      SignalInstruments: [named()],
      ExDates: [{ exDates: [] }],
    });
    const exDateRequests = () => requests.filter(({ name }) => name === 'ExDates').length;
    await waitFor(() => expect(exDateRequests()).toBe(301));
    const change = (rows: readonly object[]) =>
      act(async () => void client.writeQuery({ query: SignalsDocument, data: listOf(rows) as SignalsQuery }));

    const other = signal({ symbol: 'A100', price: 30, day: '2026-08-25' });
    await change([...signals, other]);
    await screen.findByText('302 signals');
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(exDateRequests()).toBe(301);

    await change([...signals, signal({ symbol: 'HPG', price: 30, day: '2026-08-25' })]);
    await waitFor(() => expect(exDateRequests()).toBe(603));
  });

  it('has its asterisks explained beneath the list, once for each ex-date, while one of them is in it', async () => {
    const signals = [...listed, signal({ symbol: 'KBC', price: 22, day: '2026-08-20' })];
    const paid = { kind: 'CASH_DIVIDEND', shares: 0, per: 1, price: 1_000 };
    const page = await shown(signals, {
      SignalInstruments: [quotes],
      ExDates: [
        { exDates: ofGeg },
        { exDates: ofHpg },
        { exDates: [right('KBC', { ...paid, day: '2026-08-21' })] },
      ],
    });

    await waitFor(() =>
      expect(screen.getAllByText(/^\* From/).map(({ textContent }) => textContent)).toEqual([
        '* From the price before the ex-date 26/08, not adjusted: HPG',
        '* From the price before the ex-date 21/08, not adjusted: KBC',
      ]),
    );
    expect(
      within(page.table)
        .getAllByText('*')
        .map(({ ariaHidden }) => ariaHidden),
    ).toEqual(['true', 'true']);
    expect(
      page.table.compareDocumentPosition(screen.getAllByText(/^\* From/)[0]!) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
  });

  it('has no note on a phone before the row of its asterisk is shown', async () => {
    screenSize.resize(390);
    const first = Array.from({ length: 20 }, () => signal({ symbol: 'GEG', price: 22, day: '2026-08-24' }));
    await shown([...first, signal({ symbol: 'HPG', price: 22, day: '2026-08-24' })], {
      SignalInstruments: [quotes],
      ExDates: [{ exDates: ofGeg }, { exDates: ofHpg }],
    });
    await screen.findAllByTitle(/adjusted for the ex-date/);
    expect(screen.queryByText(/^\*/)).toBeNull();

    fireEvent.click(screen.getByRole('button', { name: /21/ }));
    await waitFor(() => expect(screen.getAllByText(/^\*/)).toHaveLength(2));
  });

  it.each([
    ['has no ex-dates', { exDates: null }],
    ['fails', new Error('down')],
  ])('is as it was sent where the feed %s', async (_, answer) => {
    const { table, requests } = await shown(listed, { SignalInstruments: [quotes], ExDates: [answer] });
    await waitFor(() => expect(requests.map(({ name }) => name)).toContain('ExDates'));
    await waitFor(() => expect(changes(table)).toEqual(['-13.64%', '-13.64%', '-13.64%', '-5.00%']));
    expect(screen.queryByText(/^\*/)).toBeNull();
  });
});
