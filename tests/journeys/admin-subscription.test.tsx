import { screen, waitFor, within } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { hasDrafts } from '../../src/lib/drafts';
import { notices } from '../support/page';
import {
  anh,
  box,
  button,
  choose,
  end,
  openAdminSubscription,
  openAnh,
  tier,
  remove,
  replaceText,
  rows,
  start,
  table,
  thang,
} from '../support/admin-subscription';
import { deferred } from '../support/rest/fake-server';
import type { Prepare } from '../support/renderApp';

describe('assigning subscriptions', () => {
  it('begins with nobody: there is nothing to save', async () => {
    await openAdminSubscription();
    expect([button('Save').disabled, (await box()).value, rows()]).toEqual([true, '', []]);
  });

  it('is named as a person looks for it', async () => {
    const { user } = await openAdminSubscription();
    await user.type(screen.getByRole('combobox', { name: 'User' }), 'thi minh');
    await user.click(screen.getByRole('option', { name: /Nguyễn Thị Minh Anh/ }));
    const row = within(await screen.findByRole('group', { name: 'Row 1' }));

    expect(row.getByRole('combobox', { name: 'Plan' })).toBe(tier(0));
    expect(row.getByLabelText('Start date')).toBe(start(0));
    expect(row.getByLabelText(/^End date/)).toBe(end(0));
    expect(row.getByRole('button', { name: 'Remove' })).toBe(remove(0));
    for (const name of ['Add plan', 'Save', 'Cancel']) {
      expect(screen.getByRole('button', { name })).toBe(button(name));
    }
  });

  it('adds and edits, and sends all rows as the server spells them', async () => {
    const { user, posted } = await openAnh();

    await user.click(button('Add plan'));
    expect(document.activeElement).toBe(tier(1));
    await user.selectOptions(tier(1), 'Nhịp Chuyên sâu');
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
    const { user } = await openAdminSubscription();
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

describe('edits that are not saved', () => {
  const question = () => document.querySelector('[role=alertdialog]');

  async function edited(prepare?: Prepare) {
    const app = await openAnh(prepare);
    await replaceText(app.user, start(0), '02/03/2026');
    await choose(app.user, 'ducthang');
    await waitFor(() => expect(question()).not.toBeNull());
    return app;
  }
  const mine = ['Nhịp Cơ bản | 02/03/2026 | 31/08/2026'];

  it('are not lost by choosing another user without a question', async () => {
    await edited();
    expect(question()?.textContent).toContain('The changes for Nguyễn Thị Minh Anh are not saved');
    expect([document.activeElement, table(), (await box()).value]).toEqual([
      question(),
      mine,
      'Nguyễn Thị Minh Anh',
    ]);
  });

  it.each(['Stay', 'Escape'])('stay by %s', async (by) => {
    const { user } = await edited();

    if (by === 'Stay') await user.click(button('Stay'));
    else await user.keyboard('{Escape}');

    expect([question(), document.activeElement, table()]).toEqual([null, await box(), mine]);
  });

  it('go by the admin’s word', async () => {
    const { user } = await edited();
    await user.click(button('Drop the changes'));

    await waitFor(() => expect(table()).toEqual(thang));
    expect([question(), document.activeElement]).toEqual([null, await box()]);
  });

  it('lead on to the other user once they are saved', async () => {
    const { user, posted } = await edited();
    await user.click(button('Save'));

    await waitFor(() => expect(table()).toEqual(thang));
    expect([question(), posted.length]).toEqual([null, 1]);
  });

  it('are none where everything is as it was', async () => {
    const { user } = await openAnh();
    await replaceText(user, start(0), '02/03/2026');
    await replaceText(user, start(0), '01/03/2026');
    await choose(user, 'ducthang');

    await waitFor(() => expect(table()).toEqual(thang));
  });
});
