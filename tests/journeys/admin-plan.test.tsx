import { screen, waitFor, within } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { hasDrafts } from '../../src/lib/drafts';
import { deferred } from '../support/rest/fake-server';
import { notices, region } from '../support/page';
import {
  anh,
  box,
  button,
  choose,
  end,
  openAdminPlan,
  openAnh,
  plan,
  remove,
  replaceText,
  rows,
  start,
  table,
  thang,
} from '../support/admin-plan';

describe('assigning plans', () => {
  it('begins with nobody: there is nothing to save', async () => {
    await openAdminPlan();
    expect([button('Save').disabled, (await box()).value, rows()]).toEqual([true, '', []]);
  });

  it('is named as a person looks for it', async () => {
    const { user } = await openAdminPlan();
    await user.type(screen.getByRole('combobox', { name: 'User' }), 'thi minh');
    await user.click(screen.getByRole('option', { name: /Nguyễn Thị Minh Anh/ }));
    const row = within(await screen.findByRole('group', { name: 'Row 1' }));

    expect(row.getByRole('combobox', { name: 'Plan' })).toBe(plan(0));
    expect(row.getByLabelText('Start date')).toBe(start(0));
    expect(row.getByLabelText(/^End date/)).toBe(end(0));
    expect(row.getByRole('button', { name: 'Remove' })).toBe(remove(0));
    for (const name of ['Add plan', 'Save', 'Cancel']) {
      expect(screen.getByRole('button', { name })).toBe(button(name));
    }
  });

  it('loads the plans of who is chosen', async () => {
    const { user } = await openAnh();
    expect([(await box()).value, button('Save').disabled]).toEqual(['Nguyễn Thị Minh Anh', false]);

    await choose(user, 'ducthang');
    await waitFor(() => expect(table()).toEqual(thang));
  });

  it('sums up beside them who that is, what is in use, and for how long', async () => {
    const { user } = await openAnh();
    const card = () =>
      [...region('User summary')!.querySelectorAll('h2, dd, p')].map((each) => each.textContent);
    expect(card()).toEqual([
      'NANguyễn Thị Minh Anh' /* as in their own header */,
      'minhanh.nguyen@nhip.example',
      'Nhịp Cơ bản',
      'Nhịp Cơ bản1 trading day left',
      '01/03/2026 – 31/08/2026',
    ]);

    await replaceText(user, end(0), '26/08/2026');
    expect(card()).toHaveLength(5);
    await user.click(button('Save'));

    await waitFor(() =>
      expect(card()).toEqual(['NANguyễn Thị Minh Anh', 'minhanh.nguyen@nhip.example', 'No plan']),
    );
  });

  it.each([
    ['28/08/2026', '1 trading day left'],
    ['27/08/2026', 'Ends today'],
  ])('says of a plan until %s: %s', async (day, words) => {
    const { user } = await openAnh();
    await replaceText(user, end(0), day);
    await user.click(button('Save'));

    await waitFor(() => expect(region('User summary')!.textContent).toContain(words));
  });

  it('sums up nothing old while the plans of who is chosen again are on their way', async () => {
    const { user, server } = await openAnh();
    const inUse = () => region('User summary')!.querySelectorAll('dd')[1]?.textContent;
    await choose(user, 'ducthang');
    await waitFor(() => expect(inUse()).toBe('Nhịp Nâng cao, Nhịp Chuyên nghiệp'));
    const answer = deferred<Response>();
    server.get('/api/users/101/plans', () => answer.promise);

    await choose(user, 'thi minh');
    await waitFor(() => expect(region('User summary')!.textContent).toContain('Minh Anh'));
    expect([rows(), inUse()]).toEqual([[], undefined]);
    answer.resolve(new Response(200, {}, { data: [{ id: 3, startDate: '2026-07-01' }] }));

    await waitFor(() => expect(inUse()).toBe('Nhịp Chuyên sâu'));
  });

  it('adds and edits, and sends all rows as the server spells them', async () => {
    const { user, posted } = await openAnh();

    await user.click(button('Add plan'));
    expect(document.activeElement).toBe(plan(1));
    await user.selectOptions(plan(1), 'Nhịp Chuyên sâu');
    await replaceText(user, start(1), '01/09/2026');
    await replaceText(user, end(0), '');
    await user.click(button('Save'));

    const name = 'All plans of Nguyễn Thị Minh Anh were replaced.';
    await waitFor(() => expect(notices()).toEqual([['status', 'Plans were updated', name]]));
    expect(posted).toEqual([
      [
        '/api/users/101/plans',
        {
          plans: [
            { id: 1, startDate: '2026-03-01' },
            { id: 3, startDate: '2026-09-01' },
          ],
        },
      ],
    ]);
    expect(button('Cancel').disabled).toBe(true);
  });

  it('shows what was saved when the user is chosen again', async () => {
    const { user } = await openAnh();
    await user.click(remove(0));
    await user.click(button('Save'));
    await waitFor(() => expect(notices()).toHaveLength(1));

    await choose(user, 'ducthang');
    await waitFor(() => expect(table()).toEqual(thang));
    await choose(user, 'thi minh');

    expect(await screen.findByText('This user has no plan yet.')).toBeInstanceOf(HTMLElement);
    expect(rows()).toEqual([]);
  });

  it('takes the focus along with a row that goes, and leaves nothing unsaved once it is gone for good', async () => {
    const { user } = await openAdminPlan();
    await choose(user, 'ducthang');
    await waitFor(() => expect(table()).toEqual(thang));

    await user.click(remove(0));
    expect([table(), document.activeElement, hasDrafts()]).toEqual([[thang[1]], remove(0), true]);
    await user.click(button('Save'));
    await waitFor(() => expect([table(), hasDrafts()]).toEqual([[thang[1]], false]));
    await user.click(remove(0));
    expect([table(), document.activeElement]).toEqual([[], button('Add plan')]);
  });

  it('gives up the edits by Cancel', async () => {
    const { user } = await openAnh();
    expect(button('Cancel').disabled).toBe(true);
    await user.click(button('Add plan'));
    await replaceText(user, start(0), '02/03/2026');

    const isWarned = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isWarned()).toBe(true);

    await user.click(button('Cancel'));

    expect(isWarned()).toBe(false);
    expect([table(), button('Cancel').disabled]).toEqual([anh, true]);
  });
});

describe('a save', () => {
  it.each([
    { status: 422, body: { message: 'Gói không còn bán.' }, words: 'Gói không còn bán.' },
    { status: 500, body: '<h1>boom</h1>', words: 'Internal server error. Try again later.' },
    { status: 403, body: { message: 'Không được.' }, words: 'Không được.' },
  ])('that fails with $status keeps everything typed: $words', async ({ status, body, words }) => {
    const { user, path } = await openAnh((server) =>
      server.post('/api/users/:id/plans', () => new Response(status, {}, body)),
    );
    await replaceText(user, start(0), '02/03/2026');

    await user.click(button('Save'));

    await waitFor(() => expect(notices()).toEqual([['alert', 'Something went wrong', words]]));
    await waitFor(() => expect(button('Save').disabled).toBe(false));
    expect([table(), path()]).toEqual([['Nhịp Cơ bản | 02/03/2026 | 31/08/2026'], '/admin/plan']);
  });

  it('is sent once however often it is pressed, and keeps what is typed meanwhile', async () => {
    const answer = deferred<Response>();
    const { user, requests } = await openAnh((server) =>
      server.post('/api/users/:id/plans', () => answer.promise),
    );
    await user.click(button('Save'));
    await waitFor(() => expect(button('Save').disabled).toBe(true));
    await user.click(button('Save'));
    await replaceText(user, start(0), '02/03/2026');
    answer.resolve(new Response(200, {}, {}));
    await waitFor(() => expect(button('Save').disabled).toBe(false));

    expect(requests.filter((request) => request.startsWith('POST'))).toEqual(['POST /api/users/101/plans']);
    expect([table(), button('Cancel').disabled]).toEqual([['Nhịp Cơ bản | 02/03/2026 | 31/08/2026'], false]);
  });
});
