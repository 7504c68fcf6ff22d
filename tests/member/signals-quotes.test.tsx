import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useInstrument } from '../../src/graph/useInstrument';
import { useQuotes } from '../../src/graph/useQuotes';
import { quoted } from '../support/quoted';
import { open } from '../support/pulse-signals-news.page';

function Board({ symbols }: { symbols: readonly string[] }) {
  useQuotes(symbols);
  const { quote } = useInstrument('HPG');
  return <output>{quote.price ?? 'none'}</output>;
}

const answer = (price: number) => ({
  quotes: [quoted({ symbol: 'HPG', exchange: 'HOSE', price, reference: 28, volume: 1_000_000 })],
});

describe('the quotes of a panel', () => {
  it('reach the shared instruments', async () => {
    await open(<Board symbols={['HPG']} />, { Quotes: [answer(28.6)] });
    expect(await screen.findByText('28.6')).toBeTruthy();
  });

  it('are requested once by panels with the same symbols, in whatever order', async () => {
    const { requests } = await open(
      <>
        <Board symbols={['VNM', 'HPG', 'VNM']} />
        <Board symbols={['HPG', 'VNM']} />
      </>,
      { Quotes: [answer(28.6)] },
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
