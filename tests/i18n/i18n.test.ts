import { beforeEach, describe, expect, it } from 'vitest';
import { errorText, i18n, setLanguage, loadMessages, translate } from '../../src/i18n/i18n';
import { languages } from '../../src/i18n/languages';
import { restErrorKinds } from '../../src/rest/errors';

const loaded = (part: 'app' | 'member') =>
  languages.filter((language) => i18n.hasResourceBundle(language, part));

// First in this file: what is loaded depends on nothing but the calls made here.
describe('what is loaded', () => {
  it('is the language in use and no other, until another is set', async () => {
    await setLanguage('en');
    const first = loaded('app');
    await setLanguage('de');

    expect([first, loaded('app')]).toEqual([['en'], ['en', 'de']]);
  });

  it('includes member texts only after the first call for them, then in every language', async () => {
    await setLanguage('de');
    const before = loaded('member');
    const untranslated = translate('watchlist.empty');
    await loadMessages('member');
    const after = loaded('member');
    const translated = translate('watchlist.empty');
    await setLanguage('en');

    expect([before, after, loaded('member')]).toEqual([[], ['de'], ['en', 'de']]);
    expect([untranslated, translated === untranslated]).toEqual(['watchlist.empty', false]);
  });
});

describe('a language that is set', () => {
  it('is in use from then on', async () => {
    await setLanguage('en');
    const before = translate('login.submit');
    await setLanguage('de');

    expect([before, translate('login.submit'), i18n.language]).toEqual(['Log in', 'Anmelden', 'de']);
  });

  it('is reported to its listeners once', async () => {
    await setLanguage('en');
    const reported: string[] = [];
    const listen = (language: string) => reported.push(language);
    i18n.on('languageChanged', listen);

    await setLanguage('vi');
    i18n.off('languageChanged', listen);

    expect(reported).toEqual(['vi']);
  });

  it('gives way to the last one set, also when its texts load later', async () => {
    await setLanguage('en');
    i18n.removeResourceBundle('de', 'app');

    await Promise.all([setLanguage('de'), setLanguage('en')]);

    expect([i18n.language, loaded('app')]).toEqual(['en', expect.arrayContaining(['de', 'en'])]);
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

  it('is not expanded into other data of the same text', () => {
    const values = { symbol: '{{list}}', list: '{{symbol}}' };
    expect(translate('watchlist.addedHint', values)).toContain('{{list}}');
    expect(translate('watchlist.addedHint', values)).toContain('{{symbol}}');
  });
});

describe('a counted text', () => {
  it.each([
    ['en', '0 symbols|1 symbol|2 symbols'],
    ['de', '0 Symbole|1 Symbol|2 Symbole'],
    ['vi', '0 mã|1 mã|2 mã'],
  ] as const)('agrees with its number in %s: %s', async (language, texts) => {
    await setLanguage(language);
    expect([0, 1, 2].map((count) => translate('watchlist.count', { count })).join('|')).toBe(texts);
  });
});

describe('a number in a text', () => {
  it.each(languages)('is written as boards write it in %s, counted or not', async (language) => {
    await Promise.all([loadMessages('member'), loadMessages('desk')]);
    await setLanguage(language);
    const texts = [
      translate('watchlist.count', { count: 12_480 }),
      translate('pulse.usual', { percent: 1_250 }),
      translate('desk.afterCosts', { fee: 0.15, tax: 0.1 }),
    ];
    expect(texts.map((text) => text.match(/\d[\d.,]*\d/g))).toEqual([
      ['12,480'],
      ['1,250', '20'],
      ['0.15', '0.1'],
    ]);
  });

  it('leaves a text of digits as it is', async () => {
    await setLanguage('en');
    await loadMessages('bot');
    expect(translate('bot.carries', { code: '20260' })).toContain('20260');
  });
});

describe('the text of a failure', () => {
  it.each(languages)('exists for every kind in %s', async (language) => {
    await setLanguage(language);
    const texts = [...restErrorKinds, 'unexpected'].map(errorText);
    expect(texts.filter((text) => /^\w+$/.test(text))).toEqual([]);
  });

  it('is the failure’s own message where it has one', async () => {
    await setLanguage('en');
    expect(errorText('Máy chủ bận.')).toBe('Máy chủ bận.');
  });
});
