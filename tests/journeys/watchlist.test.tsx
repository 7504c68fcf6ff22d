import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listed, row, selected } from '../support/page';
import { lists, openWatchlist } from '../support/watchlist';

const firstList = ['HPG', 'SSI', 'VND', 'VIX', 'SHS', 'DIG', 'DXG', 'GEX', 'PDR', 'CEO', 'STB', 'NVL'];
const secondList = ['VNM', 'FPT', 'GAS', 'REE', 'DHG', 'QNS', 'NT2', 'BMP', 'VEA', 'PVI', 'SAB', 'ACB'];

describe('an investor with watchlists', () => {
  it('finds the first list open and its first row selected', async () => {
    await openWatchlist();

    expect([lists().selectedOptions[0]?.label, listed(), selected()]).toEqual([
      'Lướt sóng T+',
      firstList,
      ['HPG'],
    ]);
    await waitFor(() =>
      expect([...lists().options].map(({ label }) => label)).toEqual([
        ...['Lướt sóng T+', 'Cổ tức dài hạn', 'Theo dõi'],
        'Theo dõi cổ tức',
      ]),
    );
  });

  it('opens a symbol by its row, and comes back home to it', async () => {
    const { user, path } = await openWatchlist();
    await user.click(within(row('VIX')).getByTitle('Chứng khoán VIX'));
    await screen.findByRole('heading', { level: 1, name: 'VIX' });
    expect([path(), selected()]).toEqual(['/technical/VIX', ['VIX']]);

    await user.click(screen.getAllByRole('link', { name: 'Dashboard' })[0]!);
    await waitFor(() => expect([path(), selected()]).toEqual(['/', ['VIX']]));
  });

  it('opens a symbol from the keyboard by its link', async () => {
    const { user, path } = await openWatchlist();
    within(row('SSI')).getByRole('link', { name: 'SSI' }).focus();

    await user.keyboard('{Enter}');

    await waitFor(() => expect(path()).toBe('/technical/SSI'));
  });

  it('chooses another list, at home with its first row', async () => {
    const { user, path } = await openWatchlist();

    await user.selectOptions(lists(), 'Cổ tức dài hạn');

    expect([listed(), selected(), path()]).toEqual([secondList, ['VNM'], '/']);
  });

  it('chooses another list in the technical view, where the address stays the selection', async () => {
    const { user, path } = await openWatchlist({ at: '/technical/HPG' });

    await user.selectOptions(lists(), 'Cổ tức dài hạn');
    expect([listed(), selected(), path()]).toEqual([secondList, [], '/technical/HPG']);
    await user.selectOptions(lists(), 'Lướt sóng T+');

    expect([selected(), path()]).toEqual([['HPG'], '/technical/HPG']);
  });
});
