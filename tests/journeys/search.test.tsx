import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { begin, box, groups, marked, find } from '../support/search';

describe('the search', () => {
  it.each(['hoa phat', 'HÒA PHÁT'.normalize('NFD')])('finds HPG by %s', async (text) => {
    const { user } = await begin();

    await user.click(box());
    await user.paste(text);

    await waitFor(() => expect(groups()[0]).toEqual(['Your watchlists', 'HPGHòa PhátHOSE']));
    expect(marked()).toBe('HPGHòa PhátHOSE');
  });

  it.each(['dien luc', 'Điện Lực'.normalize('NFD')])(
    'finds what the feed alone calls %s, the own symbols among it first',
    async (text) => {
      const { user } = await begin();

      await user.click(box());
      await user.paste(text);

      await waitFor(() =>
        expect(groups()).toEqual([
          ['Your watchlists', 'NT2Nhơn Trạch 2HOSE'],
          ['Symbols', 'POWPV PowerHOSE'],
        ]),
      );
    },
  );

  it('ranks the person’s own symbols first and names each symbol once', async () => {
    const { user } = await begin();

    await find(user, 'v');
    await waitFor(() => expect(groups().map(([name]) => name)).toContain('Symbols'));

    const [own, others] = groups().map(([, ...rows]) => rows.map((row) => row!.slice(0, 3)));
    expect(own!.slice(0, 9)).toEqual(['VND', 'VIX', 'VNM', 'VEA', 'VCB', 'VIC', 'VHM', 'VGI', 'ACV']);
    expect(others!.slice(0, 3)).toEqual(['VCG', 'VCI', 'VCK']);
    expect([...own!, ...others!]).toEqual([...new Set([...own!, ...others!])]);
  });

  it('says so where it finds nothing', async () => {
    const { user, path } = await begin();

    await find(user, 'zzzz');
    await waitFor(() =>
      expect(screen.getAllByRole('status').map((it) => it.textContent)).toContain('Not found'),
    );
    await user.keyboard('{Enter}');

    expect([groups(), path()]).toEqual([[], '/bot']);
  });

  it('marks what was typed', async () => {
    const { user } = await begin();

    await find(user, 'hoa p');

    const option = await screen.findByRole('option', { name: /HPG/ });
    expect([...option.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'P',
      'Hòa',
      'P',
    ]);
  });
});
