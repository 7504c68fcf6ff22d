import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { region } from '../support/page';
import { renderApp } from '../support/renderApp';

/** What the page of a symbol says of its newest session: the head, the legend of the chart, the chart in words. */
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

describe('the change of the newest session', () => {
  it.each([
    ['MSR', '33.40', '0.00', '0.00%', 'price-ref'],
    ['VGI', '125.40', '+5.00', '+4.15%', 'price-up'],
    ['SHS', '19.00', '+0.40', '+2.15%', 'price-up'],
    ['VND', '18.00', '-0.30', '-1.64%', 'price-down'],
  ])('is the same in head, legend and words: %s', async (symbol, price, change, percent, hue) => {
    expect(await shown(symbol)).toEqual({
      head: price + change + percent,
      hues: [hue, hue],
      words: `Close ${price}, ${percent} against the reference price`,
    });
  });
});
