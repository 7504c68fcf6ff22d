import { describe, expect, it } from 'vitest';
import { caddyDirectives, headerRules, headersOf, nginxLocations, policy } from '../../scripts/vite/headers';

const rules = headerRules({ api: 'https://api.example/v1', news: 'https://news.example/feed' }, [
  'sha256-abc',
]);

describe('what a server sends with the app', () => {
  it('allows no script but the app’s own and the hashed one in the page', () => {
    expect(policy({}, ['sha256-abc'])).toContain("script-src 'self' 'sha256-abc';");
    expect(policy({}, [])).not.toMatch(/unsafe|\*/);
  });

  it('lets the page connect to the configured addresses and no others', () => {
    expect(headersOf(rules, '/')['Content-Security-Policy']).toContain(
      "connect-src 'self' https://api.example https://news.example;",
    );
    expect(policy({ api: '/api' }, [])).toContain("connect-src 'self';");
  });

  it('lets pictures come from the page, the API and the configured origins', () => {
    const images = 'https://img.example, https://cdn.example:8443 https://img.example';
    expect(policy({ api: 'https://api.example/v1', images }, [])).toContain(
      "img-src 'self' data: blob: https://api.example https://img.example https://cdn.example:8443;",
    );
    expect(policy({ api: '/api', images: '' }, [])).toContain("img-src 'self' data: blob:;");
    expect(policy({ tiles: 'https://tiles.example/{z}/{x}/{y}.png' }, [])).toContain(
      "img-src 'self' data: blob: https://tiles.example;",
    );
  });

  it('frames the partner’s chart and nothing else, and lets nobody frame the app', () => {
    const embed = 'https://chart.example/?symbol={symbol}';
    expect(policy({ embed }, [])).toContain('frame-src https://chart.example;');
    expect(policy({}, [])).toContain("frame-src 'none';");
    expect(headersOf(rules, '/')['Content-Security-Policy']).toContain("frame-ancestors 'none'");
    expect(headersOf(headerRules({ embed }, []), '/')['Permissions-Policy']).toContain(
      'fullscreen=(self "https://chart.example")',
    );
  });

  it('lets assets be cached for ever and the page never', () => {
    expect(headersOf(rules, '/technical/VNM')['Cache-Control']).toBe('no-cache');
    expect(headersOf(rules, '/assets/app-x.js')['Cache-Control']).toBe('public, max-age=31536000, immutable');
  });

  it('sends the service worker without Trusted Types, under which it would cache nothing', () => {
    const { 'Content-Security-Policy': sent, ...others } = headersOf(rules, '/sw.js');
    const { 'Content-Security-Policy': sentWithPages, ...othersOfPages } = headersOf(rules, '/');

    expect(sent).not.toMatch(/trusted-types/);
    expect(sentWithPages).toMatch(/require-trusted-types-for 'script'; trusted-types /);
    expect(sent).toContain("default-src 'none'");
    expect(others).toEqual(othersOfPages);
  });

  it.each([
    ['nginx', nginxLocations(rules, '/nhip/')],
    ['Caddy', caddyDirectives(rules, '/nhip/')],
  ])('is written for %s in full, below the base', (_server, text) => {
    for (const name of Object.keys(headersOf(rules, '/assets/x'))) expect(text.split(name).length).toBe(4);
    expect(text).toContain('/nhip/index.html');
  });
});
