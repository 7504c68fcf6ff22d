import { beforeEach, describe, expect, it } from 'vitest';
import { errorText } from '../../src/i18n/error-text';
import { i18n, setLanguage, loadMemberMessages, translate } from '../../src/i18n/i18n';
import { languages } from '../../src/i18n/languages';
import { restErrorKinds } from '../../src/rest/errors';

const loaded = () => languages.filter((language) => i18n.hasResourceBundle(language, 'frame'));

// The first test of this file: what is loaded is only then a matter of what was asked for.
describe('what is loaded', () => {
  it('is the language in use and no other, until another is asked for', async () => {
    await setLanguage('en');
    const first = loaded();
    await setLanguage('de');

    expect([first, loaded()]).toEqual([['en'], ['en', 'de']]);
  });

  it('is for members only from when one is there, then in every language', async () => {
    const shares = () => languages.filter((language) => i18n.hasResourceBundle(language, 'member'));
    const before = shares();
    await loadMemberMessages();
    const during = shares();
    await setLanguage('en');

    expect([before, during, shares()]).toEqual([[], ['de'], ['en', 'de']]);
  });
});

describe('a language that is asked for', () => {
  it('is spoken from then on', async () => {
    await setLanguage('en');
    const before = translate('login.submit');
    await setLanguage('de');

    expect([before, translate('login.submit'), i18n.language]).toEqual(['Log in', 'Anmelden', 'de']);
  });

  it('is told to whoever listens, once', async () => {
    await setLanguage('en');
    const told: string[] = [];
    const listen = (language: string) => told.push(language);
    i18n.on('languageChanged', listen);

    await setLanguage('vi');
    i18n.off('languageChanged', listen);

    expect(told).toEqual(['vi']);
  });

  it('gives way to the last one asked for, also when its texts come later', async () => {
    await setLanguage('en');
    i18n.removeResourceBundle('de', 'frame');

    await Promise.all([setLanguage('de'), setLanguage('en')]);

    expect([i18n.language, loaded()]).toEqual(['en', expect.arrayContaining(['de', 'en'])]);
  });
});

describe('data in a text', () => {
  beforeEach(() => setLanguage('en'));

  it.each(['{{accessToken}}', '$t(login.title)', '{{- html}}', '<b>&amp;</b>', '$&', '$1', '__proto__'])(
    'comes out as it went in: %s',
    (data) => {
      expect(translate('watchlist.delete', { symbol: data })).toBe(`Delete ${data}`);
    },
  );

  it('is no way to other data of the same text', () => {
    const values = { symbol: '{{list}}', list: '{{symbol}}' };
    expect(translate('watchlist.addedHint', values)).toContain('{{list}}');
    expect(translate('watchlist.addedHint', values)).toContain('{{symbol}}');
  });
});

describe('a counted text', () => {
  it.each([
    ['en', '0 symbols|1 symbol|2 symbols'],
    ['de', '0 Werte|1 Wert|2 Werte'],
    ['vi', '0 mã|1 mã|2 mã'],
  ] as const)('agrees with its number in %s: %s', async (language, texts) => {
    await setLanguage(language);
    expect([0, 1, 2].map((count) => translate('watchlist.count', { count })).join('|')).toBe(texts);
  });
});

describe('the words for a failure', () => {
  it.each(languages)('exist for every kind in %s', async (language) => {
    await setLanguage(language);
    const words = [...restErrorKinds, 'unexpected'].map(errorText);
    expect(words.filter((text) => /^\w+$/.test(text))).toEqual([]);
  });

  it('are the failure’s own where it has some', async () => {
    await setLanguage('en');
    expect(errorText('Máy chủ bận.')).toBe('Máy chủ bận.');
  });
});
