import { describe, expect, it, vi as spying } from 'vitest';
import { de } from '../../mock-server/messages/de';
import { en } from '../../mock-server/messages/en';
import { vi } from '../../mock-server/messages/vi';
import { ADMIN, request, signIn, startBackend } from '../support/mock-server/backend';

const messageOf = ({ body }: { body: unknown }) => (body as { message: string }).message;
const login = async (language?: string) =>
  messageOf(
    await request('/api/users/login', {
      body: { email: 'an@nhip.example', password: 'x' },
      ...(language !== undefined && { language }),
    }),
  );

describe('the messages of the mock server', () => {
  it.each([
    [undefined, vi.credentialsWrong],
    ['vi', vi.credentialsWrong],
    ['en', en.credentialsWrong],
    ['de', de.credentialsWrong],
    ['de-AT, en;q=0.5', de.credentialsWrong],
    ['EN-us;q=0.8', en.credentialsWrong],
    ['fr, en;q=0.5', en.credentialsWrong],
    ['fr', vi.credentialsWrong],
    ['constructor', vi.credentialsWrong],
    ['*', vi.credentialsWrong],
  ])('for Accept-Language %s are in that language, else in Vietnamese', async (language, message) => {
    startBackend();
    expect(await login(language)).toBe(message);
  });

  it('are in the language of the request whatever it is about', async () => {
    startBackend();
    const [token, admin] = [await signIn(), await signIn(ADMIN)];
    const spy = spying.spyOn(console, 'error').mockImplementation(() => {});
    const all = [
      await request('/api/watchlists', { language: 'de' }),
      await request('/api/users', { token, language: 'de' }),
      await request('/api/foo', { token, language: 'de' }),
      await request('/api/whale?days=0', { token, language: 'de' }),
      await request('/api/users/9/plans', { token: admin, language: 'de' }),
      await request('/api/users/logout', { token, body: {}, language: 'de' }),
    ];
    spy.mockRestore();

    expect(all.map(messageOf)).toEqual([
      de.sessionExpired,
      de.forbidden,
      de.pathNotFound,
      de.daysInvalid,
      de.userNotFound,
      de.signedOut,
    ]);
  });

  it('carry their values', async () => {
    startBackend();
    const token = await signIn();
    const add = async (symbol: string, language: string) =>
      (
        await request('/api/watchlists/add_symbol', {
          token,
          body: { watchlistId: 1, symbol },
          language,
        })
      ).body;

    expect([await add('hpg', 'en'), await add('ZZZ', 'de')]).toEqual([
      { message: 'HPG is already in this watchlist.', field: 'symbol' },
      { message: 'Das Symbol ZZZ wurde nicht gefunden.', field: 'symbol' },
    ]);
  });

  it.each(Object.entries({ vi, en, de }))(
    'are whole and composed in %s, with the same values',
    (_, table) => {
      const namesIn = (text: string) => text.match(/\{\w+\}/g) ?? [];
      const all = Object.entries(table);

      expect(all.map(([code, text]) => [code, namesIn(text)])).toEqual(
        Object.entries(vi).map(([code, text]) => [code, namesIn(text)]),
      );
      expect(
        all.filter(([, text]) => text !== text.normalize('NFC') || /^\s|\s$|\.\.\.|'/.test(text)),
      ).toEqual([]);
      expect(all.filter(([, text]) => !text.endsWith('.'))).toEqual([]);
    },
  );
});
