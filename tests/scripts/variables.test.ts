// @module-tag P28
import { describe, expect, it } from 'vitest';
import { problemsOf, problemsOfBase } from '../../scripts/vite/variables';

describe('the variables of a build', () => {
  it.each([
    {},
    { VITE_API_URL: '' },
    { VITE_API_URL: 'https://api.example/v1', VITE_NEWS_URL: '/news', VITE_CHART_FEED_URL: '/udf' },
    { VITE_CHART_EMBED_URL: 'https://chart.example/?symbol={symbol}', VITE_CHART_EMBED_SAME_ORIGIN: 'true' },
    { VITE_IMAGE_ORIGINS: '' },
    { VITE_IMAGE_ORIGINS: 'https://img.example, http://cdn.example:8080/ https://third.example' },
    { VITE_PARTNER_URL: 'https://partner.example', VITE_CONTACT_EMAIL: 'a@b.example' },
    { VITE_TERMS_URL: 'https://owner.example/terms', VITE_TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png' },
    { VITE_GOOGLE_MAPS_KEY: 'AIzaSyA-key_1' },
    { VITE_HSTS: 'subdomains' },
    { VITE_REPORT_URL: '/reports' },
    { VITE_REPORT_URL: 'https://reports.example:8443/nhip?project=1' },
    { VITE_BOT_URL: 'https://t.example/nhip_bot' },
    { VITE_BOT_URL: 'https://t.example/nhip_bot?start={refCode}' },
    { VITE_BRAND_NAME: 'Sông Hồng', VITE_BRAND_LOGO: 'public/favicon.svg' },
    { VITE_BRAND_PRIMARY_DARK: '#f2a65a', VITE_BRAND_PRIMARY_LIGHT: '#8F4A00' },
    { VITE_NEWS_URL: 'https://tin.example/rss', VITE_NEWS_PROVIDER: 'Tin Tài Chính' },
  ])('%j are accepted', (env) => {
    expect(problemsOf(env)).toEqual([]);
  });

  it.each([
    [
      { VITE_API_URL: 'api.example' },
      'VITE_API_URL is "api.example": it must be an http(s) address or a path',
    ],
    [{ VITE_NEWS_URL: '//news.example' }, 'VITE_NEWS_URL is "//news.example"'],
    [{ VITE_CHART_FEED_URL: 'ftp://feed.example' }, 'VITE_CHART_FEED_URL is "ftp://feed.example"'],
    [{ VITE_CHART_EMBED_URL: 'https://chart.example/' }, 'must be an http(s) address that contains {symbol}'],
    [{ VITE_CHART_EMBED_SAME_ORIGIN: 'yes' }, 'it must be true or false'],
    [
      { VITE_REPORT_URL: 'reports.example' },
      'VITE_REPORT_URL is "reports.example": it must be an http(s) address',
    ],
    [{ VITE_REPORT_URL: '//reports.example' }, 'or a path that begins with "/"'],
    [{ VITE_REPORT_URL: 'https://r.example/; script-src *' }, 'without other signs than'],
    [{ VITE_REPORT_URL: '/reports/$host' }, 'VITE_REPORT_URL is "/reports/$host"'],
    [{ VITE_HSTS: 'on' }, 'VITE_HSTS is "on": it must be off, host or subdomains'],
    [{ VITE_IMAGE_ORIGINS: "https://img.example; script-src 'unsafe-inline'" }, '"https://img.example;"'],
    [{ VITE_PARTNER_URL: 'javascript:alert(1)' }, 'VITE_PARTNER_URL is "javascript:alert(1)"'],
    [{ VITE_TERMS_URL: 'javascript:alert(1)' }, 'VITE_TERMS_URL is "javascript:alert(1)"'],
    [{ VITE_TERMS_URL: 'terms.html' }, 'it must be an http(s) address'],
    [{ VITE_TILE_URL: '/tiles/{z}/{x}/{y}' }, 'VITE_TILE_URL is "/tiles/{z}/{x}/{y}"'],
    [{ VITE_TILE_URL: 'https://{s}.tiles.example/{z}/{x}/{y}' }, 'must be an http(s) address of one host'],
    [{ VITE_TILE_URL: 'https://tiles.example/{z}/{x}' }, 'that contains {z}, {x} and {y}'],
    [{ VITE_TILE_URL: 'https://tiles.example/{z}/{x}/{y}{r}.png' }, 'and no other placeholder'],
    [
      { VITE_GOOGLE_MAPS_KEY: 'key&q=1' },
      'VITE_GOOGLE_MAPS_KEY is "key&q=1": it must be a key of letters, digits, "-" and "_"',
    ],
    [{ VITE_BOT_URL: 'http://t.example/bot' }, 'VITE_BOT_URL is "http://t.example/bot": it must be an https'],
    [{ VITE_BOT_URL: 'https://{refCode}.example' }, 'it must be an https address'],
    [{ VITE_BOT_URL: 'https://{refCode}@t.example' }, 'it must be an https address'],
    [
      { VITE_BRAND_NAME: ' Sông Hồng' },
      'it must be a name of at most 40 characters, without spaces around it',
    ],
    [{ VITE_BRAND_LOGO: 'public/icons/192.png' }, 'it must be the path of an SVG file'],
    [{ VITE_BRAND_LOGO: 'none.svg' }, 'VITE_BRAND_LOGO is "none.svg"'],
    [{ VITE_BRAND_PRIMARY_DARK: 'teal' }, 'it must be a colour such as #339cfd'],
    [{ VITE_BRAND_PRIMARY_DARK: '#01509a' }, 'its contrast in the dark theme is 1.9:1, and 4.5:1 is needed'],
    [
      { VITE_BRAND_PRIMARY_LIGHT: '#339cfd' },
      'VITE_BRAND_PRIMARY_LIGHT is "#339cfd": its contrast in the light',
    ],
    [{ VITE_CONTACT_EMAIL: 'nobody' }, 'it must be an e-mail address'],
  ])('%j ends the build with one sentence', (env, sentence) => {
    const problems = problemsOf(env);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(sentence);
  });

  it.each(['img.example', 'https://img.example/avatars', 'https://*.img.example', 'https://u:p@img.example'])(
    'name no origin of pictures by %s',
    (origin) => {
      expect(problemsOf({ VITE_IMAGE_ORIGINS: `https://ok.example ${origin}` })).toEqual([
        `VITE_IMAGE_ORIGINS contains "${origin}": it must be origins such as https://images.example.`,
      ]);
    },
  );
});

describe('the path that a build is served below', () => {
  it.each(['/', '/nhip/', '/a/b-2/'])('%s is accepted', (base) => expect(problemsOfBase(base)).toEqual([]));

  it.each(['./', '', 'https://cdn.example/nhip/', '/nhip?x/', '/nh"ip/'])('"%s" is not', (base) =>
    expect(problemsOfBase(base)).toEqual([
      `--base is "${base}": it must be a path that begins and ends with "/", such as /nhip/.`,
    ]),
  );
});
