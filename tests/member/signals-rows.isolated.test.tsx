import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { QuotedInstrumentFragmentDoc } from '../../src/graph/quotes.generated';
import { loadMessages } from '../../src/i18n/i18n';
import { textsOf } from '../support/page';
import { instrument, shown, signal } from '../support/signals';

// One is rendered by each row.
const company = vi.hoisted(() => vi.fn<(props: { symbol: string }) => null>(() => null));
vi.mock('../../src/member/signals/Company', () => ({ Company: company }));

// Loaded beforehand, since their first import is slow.
beforeEach(async () => {
  await Promise.all([loadMessages('signal'), import('../../src/member/signals/signals-tools')]);
});

const quoted = (symbol: string, price: number) =>
  instrument({ symbol, exchange: 'HOSE', price, reference: 28, open: price, volume: 100 });

describe('a row of the list of signals', () => {
  it('renders again for prices of its symbol alone, also where a plan follows from each quote', async () => {
    const idea = { __typename: 'TradeIdea', targetPrice: 31, cutLossPrice: 27.4, stopBrokenOn: '2026-08-28' };
    const rows = ['HPG', 'SSI', 'VNM'].map((symbol) => signal({ symbol, idea } as never));
    const { table, client } = await shown(rows, {
      SignalInstruments: [{ quotes: rows.map(({ symbol }) => quoted(symbol, 28)) }],
    });
    const since = () => textsOf(table.querySelectorAll('td.since'));
    await waitFor(() => expect(since()).toEqual(['-2.10%', '-2.10%', '-2.10%']));
    await act(async () => {});
    company.mockClear();

    await act(async () => {
      const data = quoted('SSI', 28.5);
      const id = client.cache.identify(data)!;
      client.cache.writeFragment({
        fragment: QuotedInstrumentFragmentDoc,
        fragmentName: 'QuotedInstrument',
        id,
        data,
      });
    });

    await waitFor(() => expect(since()).toEqual(['-2.10%', '-0.35%', '-2.10%']));
    expect(company.mock.calls.map(([{ symbol }]) => symbol)).toEqual(['SSI']);
  });
});
