import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { region, textsOf } from '../../../support/page';
import type { Special } from '../pages.strict.test';

/** The texts of the items of a panel's list. */
const itemsOf = (name: string) => textsOf(region(name)!.querySelectorAll('li'));

export default {
  '/nft-dashboard': async (main) => {
    const panels = within(main)
      .getAllByRole('region')
      .map(({ ariaLabel }) => ariaLabel);
    expect(panels).toEqual([
      ...['Trending creators', 'New works', 'Trending collections'],
      ...['Balances', 'Earnings', 'Activity'],
    ]);
    expect(panels.map((name) => itemsOf(name!).length)).toEqual([6, 6, 4, 0, 0, 12]);

    const work = within(main).getByRole('article', { name: 'Face of a bronze drum' });
    expect(work.querySelector('svg')).not.toBeNull();
    expect(within(work).getByText('Lê Minh Khoa').lang).toBe('vi');
    expect(work.querySelector('dl')!.textContent).toBe('Current bid$6,080.001.90 ETH');

    const [collection] = region('Trending collections')!.querySelectorAll('li');
    expect(collection!.querySelectorAll('svg')).toHaveLength(2);
    expect(collection!.textContent).toBe('Drums of Dong SonLê Minh Khoa$184,300.00');
  },
} satisfies Special;
