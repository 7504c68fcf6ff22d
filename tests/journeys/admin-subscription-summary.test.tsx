import { waitFor } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { deferred } from '../support/rest/fake-server';
import { region, textsOf } from '../support/page';
import {
  box,
  button,
  choose,
  end,
  openAnh,
  replaceText,
  rows,
  table,
  thang,
} from '../support/admin-subscription';

describe('the subscriptions of who is chosen', () => {
  it('loads the plans of who is chosen', async () => {
    const { user } = await openAnh();
    expect([(await box()).value, button('Save').disabled]).toEqual(['Nguyễn Thị Minh Anh', false]);

    await choose(user, 'ducthang');
    await waitFor(() => expect(table()).toEqual(thang));
  });

  it('sums up beside them who that is, what is in use, and for how long', async () => {
    const { user } = await openAnh();
    const card = () => textsOf(region('User summary')!.querySelectorAll('h2, dd, p'));
    expect(card()).toEqual([
      'Nguyễn Thị Minh Anh',
      'minhanh.nguyen@nhip.example',
      'Nhịp Cơ bản',
      'Nhịp Cơ bản1 trading day left',
      '01/03/2026 – 31/08/2026',
    ]);

    await replaceText(user, end(0), '26/08/2026');
    expect(card()).toHaveLength(5);
    await user.click(button('Save'));

    await waitFor(() =>
      expect(card()).toEqual(['Nguyễn Thị Minh Anh', 'minhanh.nguyen@nhip.example', 'No plan']),
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
});
