import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { setLanguage } from '../../src/i18n/i18n';
import { loadShowcaseMessages } from '../../src/showcase/messages';
import { ActivityPanel } from '../../src/showcase/nft/ActivityPanel';
import { EarningsPanel } from '../../src/showcase/nft/EarningsPanel';

beforeAll(async () => {
  await setLanguage('en');
  await loadShowcaseMessages();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the earnings', () => {
  it.each([
    [
      'USD',
      '$18,460.00',
      '+22.09% on the 12 months before',
      'from $1,120.00 (07/2025) to $2,240.00 (06/2026); lowest $980.00, highest $2,240.00',
    ],
    [
      'ETH',
      '9.42 ETH',
      '-6.27% on the 12 months before',
      'from $2,880.00 (07/2025) to $2,744.00 (06/2026); lowest $2,140.00, highest $2,880.00',
    ],
    [
      'BTC',
      '0.318 BTC',
      '+21.37% on the 12 months before',
      'from $1,450.00 (07/2025) to $2,650.00 (06/2026); lowest $1,450.00, highest $2,650.00',
    ],
  ])('in %s are a total, a change and a chart over twelve months', (currency, total, change, values) => {
    render(<EarningsPanel />);
    press(currency);

    expect(screen.getByText(total)).toBeInstanceOf(HTMLElement);
    expect(screen.getByText(change)).toBeInstanceOf(HTMLElement);
    const chart = screen.getByRole('img', {
      name: `Earnings in ${currency} by month, in US dollars: ${values}`,
    });
    expect(chart.querySelectorAll('title')).toHaveLength(12);
  });
});

describe('the activity', () => {
  it.each([
    ['All', 12, 3],
    ['Sold', 3, 1],
    ['Added', 6, 1],
    ['Booked', 3, 1],
  ])('filtered by "%s" lists %i entries', (filter, count, kinds) => {
    render(<ActivityPanel />);
    press(filter);

    const list = within(screen.getByRole('group', { name: 'Activity' }));
    const statuses = list
      .getAllByRole('listitem')
      .map((item) => /Sold|Added|Booked/.exec(item.textContent)![0]);
    expect(statuses).toHaveLength(count);
    expect(new Set(statuses).size).toBe(kinds);
    expect(statuses[0]).toBe(filter === 'All' ? statuses[0] : filter);
  });
});
