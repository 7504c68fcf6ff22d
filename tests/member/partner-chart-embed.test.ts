import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readChartEmbed } from '../../src/member/technical/partner/chart-embed';

const PAGE = 'https://chart.example/?s={symbol}&theme={theme}&lang={lang}';
const vnm = { symbol: 'VNM', theme: 'dark', lang: 'vi' };

describe("the partner's chart page", () => {
  it('is a page without an origin of its own, unless it is trusted with it', () => {
    const { addressOf: one, ...least } = readChartEmbed(PAGE, undefined)!;
    const { addressOf: other, ...trusted } = readChartEmbed(PAGE, 'true')!;

    expect([one(vnm), other(vnm)]).toEqual(
      Array.from({ length: 2 }, () => 'https://chart.example/?s=VNM&theme=dark&lang=vi'),
    );
    expect(least).toEqual({
      origin: 'https://chart.example',
      sandbox: 'allow-scripts allow-popups',
      messageOrigin: 'null',
      heardAs: '*',
    });
    expect(trusted).toEqual({
      origin: 'https://chart.example',
      sandbox: 'allow-scripts allow-popups allow-same-origin',
      messageOrigin: 'https://chart.example',
      heardAs: 'https://chart.example',
    });
  });

  it.each(['false', 'TRUE', '1', ''])('is not trusted by %j', (isSameOrigin) => {
    expect(readChartEmbed(PAGE, isSameOrigin)?.sandbox).toBe('allow-scripts allow-popups');
  });

  it("is never given the app's own origin, from where it could take its sandbox off", () => {
    const own = readChartEmbed(PAGE, 'true', 'https://chart.example');
    expect([own?.sandbox, own?.messageOrigin]).toEqual(['allow-scripts allow-popups', 'null']);
  });

  it.each([
    'https://chart.example/{symbol}',
    'https://chart.example:8443/chart/{symbol}/{theme}#{lang}',
    'http://localhost:5000/?s={symbol}',
    'http://127.0.0.1/?s={symbol}',
    'http://[::1]:80/?s={symbol}',
  ])('may be %s', (page) => {
    expect(readChartEmbed(page, undefined)).not.toBeNull();
  });

  it.each([
    undefined,
    '',
    'https://chart.example/',
    'https://chart.example/?s={Symbol}',
    'chart.example/?s={symbol}',
    '//chart.example/?s={symbol}',
    '/chart/{symbol}',
    'http://chart.example/?s={symbol}',
    'http://localhost.example/?s={symbol}',
    'javascript:alert("{symbol}")',
    'data:text/html,{symbol}',
    'blob:https://chart.example/{symbol}',
    'ftp://chart.example/{symbol}',
    'https://{symbol}.example/',
    'https://{lang}.chart.example/{symbol}',
    'https://chart.example:{symbol}/',
    'https://{symbol}@chart.example/',
    'https://me:secret@chart.example/{symbol}',
    '{symbol}',
  ])('may not be %s', (page) => {
    expect(readChartEmbed(page, 'true')).toBeNull();
  });

  it('is of one origin, and gets what it is filled with as it is, whatever that is', () => {
    const embed = readChartEmbed(PAGE, undefined)!;
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        '{theme}',
        '{lang}',
        '&lang=x',
        '../..',
        '#',
        '$&',
        '%2F',
        '"><script>',
        '@evil.example',
      ),
    );

    const promise = fc.property(text, text, text, (symbol, theme, lang) => {
      const { origin, pathname, hash, searchParams } = new URL(embed.addressOf({ symbol, theme, lang }));
      expect([origin, pathname, hash, [...searchParams]]).toEqual([
        'https://chart.example',
        '/',
        '',
        Object.entries({ s: symbol, theme, lang }),
      ]);
    });

    fc.assert(promise, { seed: 2026 });
  });
});
