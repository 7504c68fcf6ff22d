import { waitFor } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { deferred } from '../support/rest/fake-server';
import { notices } from '../support/page';
import { button, openAnh, replaceText, start, table } from '../support/admin-subscription';

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
