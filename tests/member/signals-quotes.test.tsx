import { useFragment } from '@apollo/client/react';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { QuoteFragmentDoc } from '../../src/graph/quotes.generated';
import { useQuotes } from '../../src/graph/useQuotes';
import { open } from '../support/pulse-signals-news.page';

function Board({ symbols }: { symbols: readonly string[] }) {
  useQuotes(symbols);
  const { data } = useFragment({
    fragment: QuoteFragmentDoc,
    from: { __typename: 'Instrument', symbol: 'HPG' },
  });
  return <output>{data.price ?? 'none'}</output>;
}

const quoted = (price: number) => ({
  quotes: [
    {
      ...{ __typename: 'Instrument', symbol: 'HPG', exchange: 'HOSE', price, reference: 28, ceiling: 29.95 },
      ...{ floor: 26.05, change: 0.6, changePercent: 2.14, open: 28, high: 29, low: 28, volume: 1_000_000 },
    },
  ],
});

describe('the quotes of a panel', () => {
  it('reach the shared instruments', async () => {
    await open(<Board symbols={['HPG']} />, { Quotes: [quoted(28.6)] });
    expect(await screen.findByText('28.6')).toBeTruthy();
  });

  it('are requested once by panels with the same symbols, in whatever order', async () => {
    const { requests } = await open(
      <>
        <Board symbols={['VNM', 'HPG', 'VNM']} />
        <Board symbols={['HPG', 'VNM']} />
      </>,
      { Quotes: [quoted(28.6)] },
    );
    await screen.findAllByText('28.6');

    expect(requests).toEqual([{ name: 'Quotes', variables: { symbols: ['HPG', 'VNM'] } }]);
  });

  it('are not requested where there is no symbol', async () => {
    const { requests } = await open(<Board symbols={[]} />, {});
    expect(requests).toEqual([]);
  });

  it('fail without a word', async () => {
    const { requests } = await open(<Board symbols={['HPG']} />, { Quotes: [new Error('down')] });
    await waitFor(() => expect(requests).toHaveLength(1));

    expect(screen.getByText('none')).toBeTruthy();
  });
});
