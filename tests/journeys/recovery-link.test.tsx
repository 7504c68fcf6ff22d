// @module-tag P16
import { screen, waitFor } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { field, fill } from '../support/fields';
import { notices } from '../support/page';
import { renderApp } from '../support/renderApp';
import { rechosen, press, link } from '../support/recovery';

describe('a member who follows the link to a new password', () => {
  it('gets back in by the link, whose token is nowhere to be seen and is posted once', async () => {
    const sent: string[] = [];
    const { user, path, requests } = await renderApp({
      at: '/auth/new-password/s3cret%2Ftoken%3D',
      as: 'visitor',
      prepare: (server) =>
        server.post('/api/users/set-new-password', (_, { requestBody }) => {
          sent.push(requestBody);
          return new Response(200, {}, {});
        }),
    });
    await press('Save');
    expect([path(), document.title]).toEqual(['/auth/new-password', 'New password | Nhịp']);
    expect(everything()).not.toContain('s3cret');

    await fill(user, rechosen);
    await user.dblClick(await press('Save'));
    await waitFor(() => expect(path()).toBe('/auth/login'));

    expect(sent.map((body) => JSON.parse(body) as unknown)).toEqual([
      { newPassword: 'Nhip@2027', token: 's3cret/token=' },
    ]);
    expect(requests).toEqual(['POST /api/users/set-new-password']);
    expect([everything(), window.history.state]).toEqual([expect.not.stringContaining('s3cret'), null]);
    window.history.back();
    await waitFor(() => expect(path()).not.toBe('/auth/login'));
    expect(everything()).not.toContain('s3cret');
  });

  it('whose link is too old gets a notice, keeps what was typed, and may request another', async () => {
    const { user, path } = await renderApp({ at: '/auth/new-password/expired', as: 'visitor' });
    await press('Save');
    await fill(user, rechosen);

    await user.click(await press('Save'));
    await waitFor(() =>
      expect(notices()).toEqual([
        ['alert', 'Something went wrong', 'The link to reset the password has expired.'],
      ]),
    );

    expect([path(), field('New password').value]).toEqual(['/auth/new-password', 'Nhip@2027']);
  });

  it('without a link or a code gets a notice and is led back', async () => {
    const { user, path } = await renderApp({ at: '/auth/new-password', as: 'visitor' });
    expect(await screen.findByText(/^This page needs a valid link/)).toBeInstanceOf(HTMLElement);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();

    await user.click(await link('Ask for a new link'));

    await waitFor(() => expect(path()).toBe('/auth/forgot-password'));
  });

  it('who opens the page of a sent link again sees no address that nobody knows', async () => {
    await renderApp({ at: '/auth/set-password-link-sent', as: 'visitor' });
    expect((await screen.findByText(/^If the email you entered/)).textContent).not.toContain('@');
  });
});

/** What anybody at the screen or in the browser's tools could read. */
function everything() {
  return [
    window.location.href,
    document.title,
    document.documentElement.outerHTML,
    JSON.stringify(window.history.state),
    JSON.stringify({ ...localStorage }),
    JSON.stringify({ ...sessionStorage }),
  ].join();
}
