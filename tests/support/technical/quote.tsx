import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuotePanel } from '../../../src/member/technical/QuotePanel';
import { createFeed } from './technical-feed';

export function open(symbol: string, feed = createFeed()) {
  render(feed.around(<QuotePanel symbol={symbol} />));
  return { feed, user: userEvent.setup() };
}

export const panel = () => screen.getByRole('region', { name: 'Last price' });
export const figures = () =>
  [...panel().querySelectorAll('dl > div')].map((div) =>
    [...div.children].map((part) => part.textContent).join(' '),
  );
export const last = () => panel().querySelector('.last')?.textContent;
export const ruler = () =>
  screen.queryByRole('img', { name: /Price within/ })?.getAttribute('aria-label') ?? null;
