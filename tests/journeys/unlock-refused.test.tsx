import { screen, waitFor } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { problemOf } from '../support/fields';
import { pointer } from '../support/media';
import { notices } from '../support/page';
import { PASSWORD } from '../support/login';
import { PRIVATE, shown, password, reloadLocked, botPage } from '../support/lock';

describe('an unlocking that is refused', () => {
  it('with a wrong password says so, keeps what was typed, and stays locked', async () => {
    const { user, path } = await reloadLocked({ at: '/bot' });

    await user.type(await password(), 'wrong{Enter}');
    await waitFor(() => expect(notices()).toEqual([['alert', 'The password is wrong']]));

    expect([path(), (await password()).value]).toEqual(['/auth/lock', 'wrong']);
    expect([problemOf('Password'), document.activeElement]).toEqual([
      'The password is wrong',
      await password(),
    ]);
    expect(shown()).not.toMatch(PRIVATE);
    await user.clear(await password());
    await user.type(await password(), `${PASSWORD}{Enter}`);
    await botPage();
    expect(path()).toBe('/bot');
  });

  it.each([
    {
      answer: () => new Response(500, {}, { message: 'Máy chủ bận.' }),
      words: 'Máy chủ bận.',
    },
    {
      answer: () => new Response(502, {}, '<html>'),
      words: 'Internal server error. Try again later.',
    },
  ])('that fails for another reason says: $words', async ({ answer, words }) => {
    const { user, path } = await reloadLocked({
      prepare: (server) => server.post('/api/users/login', answer),
      as: 'visitor',
      stored: { accessToken: 'token', user: '{"id":1,"firstName":"An","email":"an@nhip.example"}' },
    });

    await user.type(await password(), `${PASSWORD}{Enter}`);
    await waitFor(() => expect(notices()).toEqual([['alert', 'Could not log in', words]]));

    expect(path()).toBe('/auth/lock');
    expect(screen.getByRole('button', { name: 'Unlock' }).hasAttribute('disabled')).toBe(false);
  });

  it.each([
    { what: 'a mouse', isCoarse: false, isFocused: true },
    { what: 'a finger, whose keyboard would cover the page', isCoarse: true, isFocused: false },
  ])('begins in the field with $what: $isFocused', async ({ isCoarse, isFocused }) => {
    pointer.matches = isCoarse;
    await reloadLocked();

    expect(document.activeElement === (await password())).toBe(isFocused);
  });

  it('without a password demands it, and sends nothing', async () => {
    const { user, requests } = await reloadLocked();

    await user.click(await screen.findByRole('button', { name: 'Unlock' }));
    await waitFor(() => expect(problemOf('Password')).toBe('This field is required!'));

    expect([requests, document.activeElement]).toEqual([[], await password()]);
  });
});
