import { screen, waitFor, within } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { box, button, end, openAdminSubscription, replaceText, rows } from '../support/admin-subscription';
import { region, textsOf } from '../support/page';

const table = () =>
  [...(region('Renewals')?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    textsOf(row.querySelectorAll('button, td')).join(' | '),
  );
const filters = () =>
  textsOf(within(screen.getByRole('group', { name: 'Filter users' })).getAllByRole('button'));

const all = [
  'Võ Quang Đăng | 23/08/2026has ended | 08:32 24/08',
  'Lê Hoàng Yến | 05/09/20269 days left | 20:14 26/08',
  'Nguyễn Thị Minh Anh | 31/08/20264 days left | —Not requested',
  'Nguyễn Minh Anh | 12/09/202616 days left | —Not requested',
  'Đặng Ngọc Ánh | 20/09/202624 days left | —Not requested',
];

describe('the renewals on the admin’s page', () => {
  it('list who asked first, then whose plan ends within 30 days, and filter by either', async () => {
    const { user } = await openAdminSubscription();
    await waitFor(() => expect(table()).toEqual(all));
    expect(filters()).toEqual(['All: 5', 'Requested: 2', 'Ends within 30 days: 4']);

    await user.click(screen.getByRole('button', { name: 'Requested: 2' }));
    expect(table()).toEqual(all.slice(0, 2));

    await user.click(screen.getByRole('button', { name: 'Ends within 30 days: 4' }));
    expect(table()).toEqual(all.slice(1));
  });

  it('choose whose plans are edited, and leave out who has been renewed', async () => {
    const { user } = await openAdminSubscription();
    await waitFor(() => expect(table()).toEqual(all));

    await user.click(within(region('Renewals')!).getByRole('button', { name: 'Lê Hoàng Yến' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect((await box()).value).toBe('Lê Hoàng Yến');
    await replaceText(user, end(0), '05/03/2027');
    await user.click(button('Save'));

    await waitFor(() => expect(table()).toEqual(all.filter((each) => !each.startsWith('Lê Hoàng Yến'))));
  });

  it('name nobody where no plan is to be renewed', async () => {
    const subscription = { plan: 'Pro', startDate: '2026-01-01', endDate: null, renewalRequested: null };
    await openAdminSubscription((server) =>
      server.get('/api/users', () => new Response(200, {}, { data: [{ id: 7, subscription }] })),
    );
    await waitFor(() => expect(region('Renewals')?.textContent).toContain('No plan is to be renewed'));
  });

  it('are absent where the server’s list does not say what users have', async () => {
    await openAdminSubscription((server) =>
      server.get('/api/users', () => new Response(200, {}, { data: [{ id: 7, first_name: 'An' }] })),
    );
    expect(region('Renewals')).toBeNull();
  });
});
