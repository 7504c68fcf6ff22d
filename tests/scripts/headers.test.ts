// @module-tag P2
import { describe, expect, it } from 'vitest';
import { routes } from '../../src/app/router/routes';
import { caddyDirectives, headerRules, headersOf, nginxLocations, policy } from '../../scripts/vite/headers';

const rules = headerRules({ api: 'https://api.example/v1', news: 'https://news.example/feed' }, [
  'sha256-abc',
]);

const withReports = headerRules({ api: 'https://api.example/v1', reports: 'https://reports.example/nhip' }, [
  'sha256-abc',
]);
const policyAt = (path: string, sent = withReports) => headersOf(sent, path)['Content-Security-Policy']!;

describe('what a server sends with a build that reports errors', () => {
  it('is what it sends without, the connection to that address, and a second policy that is reported', () => {
    const without = policyAt('/', headerRules({ api: 'https://api.example/v1' }, ['sha256-abc']));
    const [strict, reported, ...more] = policyAt('/technical/FPT').split(', ');

    expect(strict).toBe(
      without.replace("connect-src 'self' https://api.example", (each) => `${each} https://reports.example`),
    );
    expect(reported).toBe(
      "script-src 'self' 'sha256-abc'; report-uri https://reports.example/nhip; report-to reports",
    );
    expect(more).toEqual([]);
    expect(headersOf(withReports, '/')['Reporting-Endpoints']).toBe('reports="https://reports.example/nhip"');
  });

  it('has the browser report nothing where an address has a token, nor of the page that the worker gives to any address', () => {
    const linked = routes.filter(({ path }) => path.includes(':token')).map(({ path }) => path);
    expect(linked).toEqual([
      '/auth/new-password/:token?',
      '/auth/confirm/:token?',
      '/signal/subscribe-confirm/:bot?/:token?',
    ]);
    for (const path of [...linked, '/auth/confirm', '/index.html']) {
      expect(policyAt(path)).toBe(policyAt('/').split(', ')[0]);
      expect(policyAt(path)).not.toMatch(/report-(?:to|uri)/);
    }
  });

  it('names no address for reports in the policy that stands in the page, nor anywhere without one', () => {
    expect(policy({ reports: 'https://reports.example/nhip' }, [])).not.toMatch(/report-(?:to|uri)/);
    expect(policy({ reports: '/reports' }, [])).toBe(policy({}, []));
    expect(JSON.stringify(rules)).not.toMatch(/report/i);
    expect(rules).toHaveLength(2);
  });

  it('is written for nginx with the page in its own location, and for Caddy with one block of headers for each path', () => {
    const nginx = nginxLocations(withReports, '/nhip/');
    for (const location of ['~* ^/nhip/auth/', '~* ^/nhip/signal/', '= /nhip/index.html']) {
      const [, block = ''] = nginx.split(`location ${location} {`);
      expect(block.split('}')[0]).toMatch(
        /try_files \$uri \/nhip\/index\.html =404;[^]*Content-Security-Policy/,
      );
      expect(block.split('}')[0]).not.toContain('report-');
    }
    expect(nginx.match(/report-to reports/g)).toHaveLength(3);
    expect(nginx).toContain(
      'add_header Reporting-Endpoints "reports=\\"https://reports.example/nhip\\"" always;',
    );

    const caddy = caddyDirectives(withReports, '/nhip/');
    const paths = '/nhip/auth/* /nhip/signal/* /nhip/index.html';
    expect(caddy).toContain(`@page not path /nhip/assets/* ${paths}\n`);
    expect(caddy).toContain(`@unreported path ${paths}\n`);
    expect(caddy.match(/report-to reports/g)).toHaveLength(3);
  });
});

describe('what a server sends with the app', () => {
  it('allows no script but the app’s own and the hashed one in the page', () => {
    expect(policy({}, ['sha256-abc'])).toContain("script-src 'self' 'sha256-abc';");
    expect(policy({}, [])).not.toMatch(/unsafe|\*/);
    expect(policy({}, [])).toMatch(/^default-src 'none';.* require-trusted-types-for 'script';/);
  });

  it('lets the demo alone write the manifest by which it is installed', () => {
    expect(policy({}, [])).toContain("manifest-src 'self';");
    expect(policy({ ownManifest: false }, [])).toBe(policy({}, []));
    const ofDemo = policy({ ownManifest: true }, []);
    expect(ofDemo.replace("manifest-src 'self' blob:", "manifest-src 'self'")).toBe(policy({}, []));
    expect(ofDemo).not.toBe(policy({}, []));
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
  });

  it('lets map tiles come from their host, as pictures and in no other way', () => {
    const withTiles = policy({ tiles: 'https://tiles.example/{z}/{x}/{y}.png' }, []);
    expect(withTiles).toContain("img-src 'self' data: blob: https://tiles.example;");
    expect(withTiles.replace('blob: https://tiles.example;', 'blob:;')).toBe(policy({}, []));
  });

  it('frames Google’s map where the build has its key, beside the partner’s chart, and admits nothing else of it', () => {
    const embed = 'https://chart.example/?symbol={symbol}';
    const withKey = policy({ googleMapsKey: 'AIza-key_1' }, []);
    expect(withKey).toContain('frame-src https://www.google.com;');
    expect(withKey.replace('frame-src https://www.google.com', "frame-src 'none'")).toBe(policy({}, []));
    expect(policy({ googleMapsKey: 'AIza-key_1', embed }, [])).toContain(
      'frame-src https://chart.example https://www.google.com;',
    );
    expect(policy({ googleMapsKey: '' }, [])).toContain("frame-src 'none';");
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

  it('lets assets be cached for ever and the page never, and no proxy change either', () => {
    expect(headersOf(rules, '/technical/VNM')['Cache-Control']).toBe('no-cache, no-transform');
    expect(headersOf(rules, '/assets/app-x.js')['Cache-Control']).toBe(
      'public, max-age=31536000, immutable, no-transform',
    );
  });

  it.each([
    [undefined, 'max-age=63072000'],
    ['subdomains', 'max-age=63072000; includeSubDomains'],
    ['off', undefined],
  ])('has browsers use HTTPS alone as the build says it: %s', (hsts, sent) => {
    const headers = headersOf(headerRules({ hsts }, []), '/');
    expect(headers['Strict-Transport-Security']).toBe(sent);
  });

  it('requires Trusted Types, of the service worker too', () => {
    expect(headersOf(rules, '/')['Content-Security-Policy']).toMatch(
      /require-trusted-types-for 'script'; trusted-types /,
    );
    expect(headersOf(rules, '/sw.js')).toEqual(headersOf(rules, '/'));
  });

  it('lets nobody keep an asset that is missing', () => {
    const [, missing = ''] = nginxLocations(rules, '/').split('location @missing_asset {');
    expect(missing.split('}')[0]).toMatch(/Cache-Control "no-store" always;\n {2}return 404;/);
    expect(nginxLocations(rules, '/')).toContain('try_files $uri @missing_asset;');
    expect(caddyDirectives(rules, '/')).toMatch(
      /@missing \{\n {2}path \/assets\/\*\n {2}not file\n\}[^]*header @missing \{[^}]*Cache-Control "no-store"/,
    );
  });

  it('takes no address of a proxied call, and sends files as the build has compressed them', () => {
    expect(nginxLocations(rules, '/nhip/')).toContain('location ^~ /nhip/assets/ {');
    expect(nginxLocations(rules, '/').match(/gzip_static on;/g)).toHaveLength(2);
    expect(caddyDirectives(rules, '/')).toContain('precompressed br gzip');
  });

  it.each([
    ['nginx', nginxLocations(rules, '/nhip/')],
    ['Caddy', caddyDirectives(rules, '/nhip/')],
  ])('is written for %s in full, below the base', (_server, text) => {
    for (const name of Object.keys(headersOf(rules, '/assets/x'))) expect(text.split(name).length).toBe(4);
    expect(text).toContain('/nhip/index.html');
  });
});
