import { screen, waitFor } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import {
  anh,
  box,
  button,
  choose,
  openAdminSubscription,
  openAnh,
  options,
  rows,
  table,
  thang,
} from '../support/admin-subscription';
import { renderApp } from '../support/renderApp';

describe('the box of users', () => {
  it.each([
    ['dang', ['Võ Quang Đăng', 'Đặng Ngọc Ánh']],
    ['DO my', ['Đỗ Mỹ Hạnh']],
    ['mỹ', ['Đỗ Mỹ Hạnh']],
    ['ngocanh.dang@', ['Đặng Ngọc Ánh']],
    ['thi anh', ['Nguyễn Thị Minh Anh']],
    ['minhanh.nguyen@nhip.example', ['Nguyễn Thị Minh Anh']],
    ['nhip', []],
  ])('finds by "%s" %j', async (text, names) => {
    const { user } = await openAdminSubscription();
    await user.click(await box());
    await user.paste(text);

    expect(options().map(({ firstChild }) => firstChild?.textContent)).toEqual(names);
  });

  it('says so where it finds nobody', async () => {
    const { user } = await openAdminSubscription();
    await user.click(await box());
    await user.paste('zzz');

    expect([options(), screen.getByText('Not found').getAttribute('role')]).toEqual([[], 'status']);
  });

  it('is walked with the arrows, and closed by Escape without a choice', async () => {
    const { user } = await openAdminSubscription();
    const input = await box();
    input.focus();
    const active = () =>
      document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;

    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect([input.getAttribute('aria-expanded'), active()]).toEqual([
      'true',
      'Trần Quốc Bảoadmin@nhip.example',
    ]);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(active()).toBe('Ngô Bảo Châubaochau.ngo@nhip.example');
    await user.keyboard('{Escape}');
    expect([input.getAttribute('aria-expanded'), input.value, options(), rows()]).toEqual([
      'false',
      '',
      [],
      [],
    ]);
  });

  it('takes a press on a name', async () => {
    const { user } = await openAdminSubscription();
    await user.click(await box());
    await user.click(options().find((option) => option.textContent.includes('Trần Đức Thắng'))!);

    await waitFor(() => expect(table()).toEqual(thang));
    expect([options(), document.activeElement]).toEqual([[], await box()]);
  });

  it('shows the chosen name again when it is left without a choice', async () => {
    const { user } = await openAnh();
    await user.click(await box());
    await user.keyboard('duc');
    await user.tab();

    expect([(await box()).value, options(), table()]).toEqual(['Nguyễn Thị Minh Anh', [], anh]);
  });
});

describe('what cannot be loaded', () => {
  it.each([
    { call: '/api/users', title: 'Users and plans could not be loaded' },
    { call: '/api/plans', title: 'Users and plans could not be loaded' },
  ])('$call can be tried again', async ({ call, title }) => {
    const { user, server } = await renderApp({
      at: '/admin/plan',
      as: 'admin',
      prepare: (mock) => mock.get(call, () => new Response(500, {}, '')),
    });
    await screen.findByRole('group', { name: title });
    server.get(call, () => new Response(200, {}, { data: [{ id: 101, name: 'A', email: 'a@b.vn' }] }));

    await user.click(button('Retry'));

    expect(await box()).toBeInstanceOf(HTMLElement);
  });

  it('are the plans of one user: nothing can be saved over them, and they can be tried again', async () => {
    const { user, server } = await openAdminSubscription((mock) =>
      mock.get('/api/users/:id/plans', () => new Response(500, {}, '')),
    );
    await choose(user, 'ducthang');
    await screen.findByRole('group', { name: 'This user’s plans could not be loaded' });
    expect([button('Save').disabled, button('Add plan')]).toEqual([true, undefined]);
    server.get('/api/users/:id/plans', () => ({ data: [{ id: 4, startDate: '2026-07-01' }] }));

    await user.click(button('Retry'));

    await waitFor(() => expect(table()).toEqual([thang[1]]));
  });
});
