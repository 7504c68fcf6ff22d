import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { region } from '../helpers/page';
import { renderApp } from '../helpers/renderApp';

/** What the page of a symbol says of its newest session: the head, the legend of the chart, the chart in words. */
async function shown(symbol: string) {
  await renderApp({ at: `/technical/${symbol}` });
  const words = await screen.findByText(new RegExp(`^${symbol}, `));
  await waitFor(() => expect(words.textContent).toMatch(/%/));
  const last = region('Last price')!.querySelector('.quote-last')!;
  return {
    head: last.textContent,
    hues: [last.querySelector('.price'), region('Chart')!.querySelector('.chart-legend dd[class]')].map(
      (price) => /px-\w+/.exec(price!.className)![0],
    ),
    words: /Close .*? price/.exec(words.textContent)![0],
  };
}

describe('the change of the newest session', () => {
  it.each([
    ['MSR', '19.20', '-0.60', '-3.03%', 'px-down'],
    ['VGI', '125.40', '-3.30', '-2.56%', 'px-down'],
    ['SHS', '20.90', '-0.40', '-1.88%', 'px-down'],
    ['HPG', '18.80', '+0.20', '+1.08%', 'px-up'],
  ])('is the same in head, legend and words: %s', async (symbol, price, change, percent, hue) => {
    expect(await shown(symbol)).toEqual({
      head: price + change + percent,
      hues: [hue, hue],
      words: `Close ${price}, ${percent} against the reference price`,
    });
  });
});
