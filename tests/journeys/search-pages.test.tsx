import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../support/page';
import { begin, box, find, groups, marked, pagesOfMembers } from '../support/search';

/** The kinds that the results can be narrowed down to. */
const kinds = () =>
  textsOf(within(screen.getByRole('group', { name: 'Kinds of results' })).getAllByRole('button'));

describe('the pages in the search', () => {
  it('shows the own symbols and every page of the product before anything is typed', async () => {
    const { user, requests } = await begin();

    await user.click(box());

    await waitFor(() => expect(groups()[0]?.[0]).toBe('Your watchlists'));
    expect(groups().slice(1)).toEqual(pagesOfMembers());
    expect(marked()).toBe(null);
    expect(screen.queryByRole('group', { name: 'Kinds of results' })).toBe(null);
    expect(requests.filter((call) => call.includes('/udf/search'))).toEqual([]);
  });

  it('shows admins their pages too', async () => {
    const { user, path } = await begin({ as: 'admin' });

    await find(user, 'users');
    await waitFor(() => expect(groups()).toEqual([['Forms', 'Assign plans']]));
    await user.keyboard('{Enter}');

    await waitFor(() => expect(path()).toBe('/admin/plan'));
  });

  it('finds pages by their category and by keywords of another language', async () => {
    const { user } = await begin();

    await find(user, 'auth');
    const counts = (listed: ReturnType<typeof groups>) =>
      listed.map(([name, ...rows]) => [name, rows.length]);
    const ofCategory = pagesOfMembers().filter(([name]) => name === 'Auth');
    await waitFor(() => expect(counts(groups())).toEqual(counts(ofCategory)));
    await user.clear(box());
    await user.keyboard('mật khẩu');

    await waitFor(() => expect(groups()).toEqual([['Auth', 'Security settings', 'Forgot password']]));
  });

  it('is narrowed down to one kind, and widened again', async () => {
    const { user } = await begin();

    await find(user, 'e');
    await waitFor(() => expect(groups().map(([name]) => name)).toContain('Symbols'));
    expect(new Set(kinds())).toEqual(
      new Set(['All', ...groups().map(([name]) => (name === 'Your watchlists' ? 'Symbols' : name))]),
    );
    await user.click(screen.getByRole('button', { name: 'Forms' }));
    expect(groups().map(([name]) => name)).toEqual(['Forms']);
    await user.click(screen.getByRole('button', { name: 'Symbols' }));
    expect(new Set(groups().map(([name]) => name))).toEqual(new Set(['Your watchlists', 'Symbols']));
    await user.click(screen.getByRole('button', { name: 'All' }));

    expect(groups().length).toBeGreaterThan(3);
    expect(document.activeElement).toBe(box());
    await user.clear(box());
    expect([groups()[0]?.[0], screen.queryByRole('group', { name: 'Kinds of results' })]).toEqual([
      'Your watchlists',
      null,
    ]);
  });
});
