import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listingOf } from '../../mock-server/listing/universe';
import { marketOf } from '../support/mock-server/market-of';
import { region } from '../support/page';
import { renderApp } from '../support/renderApp';

/** What the page of a symbol says of its newest trading day: the head, the legend of the chart, the chart in words. */
async function shown(symbol: string) {
  await renderApp({ at: `/technical/${symbol}` });
  const words = await screen.findByText(new RegExp(`^${symbol}, `));
  await waitFor(() => expect(words.textContent).toMatch(/%/));
  const last = region('Last price')!.querySelector('.last')!;
  return {
    head: last.textContent,
    hues: [last.querySelector('.price'), region('Chart')!.querySelector('.legend dd[class]')].map(
      (price) => /price-\w+/.exec(price!.className)![0],
    ),
    words: /Close .*? price/.exec(words.textContent)![0],
  };
}

const { market } = marketOf();

/** A stock of each exchange that fell and one that rose; one of UPCoM that closed at its reference, the average of the day before. */
const examples = [
  ...(['HOSE', 'HNX', 'UPCOM'] as const).flatMap((exchange) => [
    newest(exchange, (change) => change < 0),
    newest(exchange, (change) => change > 0),
  ]),
  newest('UPCOM', (change) => change === 0),
];

function newest(exchange: string, isWanted: (change: number) => boolean) {
  const found = market.listings.find((listing) => {
    const quote = market.quote(listing, market.lastDay());
    const isPlain = quote && quote.colour !== 'ceiling' && quote.colour !== 'floor';
    return listing.exchange === exchange && isPlain && isWanted(quote.close - quote.reference);
  });
  return { symbol: found!.symbol };
}

function expected(symbol: string) {
  const { close, reference } = market.quote(listingOf(symbol)!, market.lastDay())!;
  const signed = (value: number) => `${value > 0 ? '+' : ''}${value.toFixed(2)}`;
  const move = Math.sign(close - reference);
  return {
    price: (close / 1000).toFixed(2),
    change: signed((close - reference) / 1000),
    percent: `${signed((close / reference - 1) * 100)}%`,
    hue: move > 0 ? 'price-up' : move < 0 ? 'price-down' : 'price-ref',
  };
}

describe('the change of the newest trading day', () => {
  it.each(examples)('is the same in head, legend and words: $symbol', async ({ symbol }) => {
    const { price, change, percent, hue } = expected(symbol);

    expect(await shown(symbol)).toEqual({
      head: price + change + percent,
      hues: [hue, hue],
      words: `Close ${price}, ${percent} against the reference price`,
    });
  });
});
