import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Prepare } from '../support/renderApp';
import {
  box,
  button,
  choose,
  openAnh,
  replaceText,
  start,
  table,
  thang,
} from '../support/admin-subscription';

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
