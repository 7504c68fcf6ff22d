import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../support/page';
import { sectors, shown } from '../support/pulse';

const unknownBreadth = { advancers: null, unchanged: null, decliners: null };

describe('the sectors of the market pulse', () => {
  it('marks a sector that it has no word for as Vietnamese', async () => {
    const region = await shown({
      sectors: [{ __typename: 'SectorMove', name: 'Đồ gỗ', changePercent: 2, ...unknownBreadth }],
    });

    expect([...region.querySelectorAll('[lang=vi]')].map(({ textContent }) => textContent)).toEqual([
      'Đồ gỗ',
    ]);
  });

  it('lists all sectors at a press, with their breadth where the server counts it', async () => {
    await shown({ sectors: [...sectors.slice(0, 2), { ...sectors[2], ...unknownBreadth }] });
    const button = await screen.findByRole('button', { name: 'Sectors of the day' });
    await userEvent.setup().click(button);

    const table = await screen.findByRole('table', { name: 'Sectors of the day' });
    expect(textsOf(table.querySelectorAll('tbody tr'))).toEqual([
      'Brokers+2.41%',
      'Banks+1.30%',
      'Steel+0.50%—',
    ]);
    expect(within(table).getByRole('img', { name: '9 rose, 1 unchanged, 1 fell' })).toBeTruthy();
  });

  it('names the strongest and the weakest sectors', async () => {
    const region = await shown();

    expect(textsOf(region.querySelectorAll('.sectors > div'))).toEqual([
      'Leading sectorsBrokers +2.41%Banks +1.30%',
      'Lagging sectorsOil and gas -1.26%Retail -0.20%',
    ]);
  });

  it.each([
    {
      moved: [-4.43, -5, -6, -6.9],
      ends: [
        'Sectors that fell least Brokers -4.43% Banks -5.00%',
        'Lagging sectors Retail -6.90% Steel -6.00%',
      ],
    },
    {
      moved: [6.9, 6, 5, 4.2],
      ends: [
        'Leading sectors Brokers +6.90% Banks +6.00%',
        'Sectors that rose least Retail +4.20% Steel +5.00%',
      ],
    },
    { moved: [0.4, 0, -0.3], ends: ['Leading sectors Brokers +0.40%', 'Lagging sectors Steel -0.30%'] },
    { moved: [0, -1], ends: ['Flat sectors Brokers 0.00%', 'Lagging sectors Banks -1.00%'] },
  ])('lets none lead that fell, and none lag that rose: $moved', async ({ moved, ends }) => {
    const region = await shown({
      sectors: moved.map((changePercent, i) => ({ ...sectors[i], changePercent })),
    });
    const sectorEnds = [...region.querySelectorAll('.sectors > div')].map(({ children }) =>
      [...children].map(({ textContent }) => textContent).join(' '),
    );

    expect(sectorEnds).toEqual(ends);
  });

  it('ranks no sector twice, and none without a figure', async () => {
    const region = await shown({ sectors: [sectors[0], { ...sectors[1], changePercent: null }] });
    expect(textsOf(region.querySelectorAll('.sectors > div'))).toEqual(['Leading sectorsBrokers +2.41%']);
  });
});
