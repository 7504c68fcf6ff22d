import { routes } from '../../src/app/router/routes.ts';
import { originsIn } from '../../src/lib/image-origins.ts';

/** What the policy of a build depends on, such as the addresses that it may connect to; what is unset adds nothing to it. */
export type Addresses = {
  api?: string | undefined;
  news?: string | undefined;
  feed?: string | undefined;
  covid?: string | undefined;
  tiles?: string | undefined;
  embed?: string | undefined;
  /** The key with which Google's map is shown in a frame. */
  googleMapsKey?: string | undefined;
  /** The origins of pictures, separated by spaces or commas. */
  images?: string | undefined;
  /** Where the page sends reports of errors, and the browser those of refused scripts. */
  reports?: string | undefined;
  /** Whether browsers are told to use HTTPS alone: of this host (by default), of its subdomains too, or not at all. */
  hsts?: string | undefined;
  /** Whether the page may write the manifest by which it is installed: the demo's does, for a brand that was chosen. */
  ownManifest?: boolean | undefined;
};

export type Rule = { path: `/${string}`; headers: Record<string, string> };

/** What is sent with an asset that is missing: half a deploy must not be kept by any browser or proxy. */
const MISSING = { 'Cache-Control': 'no-store' };

/**
 * The headers that a server sends with the app: they allow no script but the app's own, no markup from data but through
 * the two policies of the news, no address but the configured ones, no frame around the app, and no proxy to change a
 * file, whose hash the service worker compares.
 */
export function headerRules(addresses: Addresses, inlineScripts: readonly string[]): readonly Rule[] {
  const frame = originOf(addresses.embed);
  const { reports } = addresses;
  const strict = `${policy(addresses, inlineScripts)}; frame-ancestors 'none'`;
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': reports
          ? `${strict}, ${scripts(inlineScripts)}; report-uri ${reports}; report-to reports`
          : strict,
        ...(reports && { 'Reporting-Endpoints': `reports="${reports}"` }),
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'no-referrer',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Permissions-Policy': `camera=(), microphone=(), geolocation=(), payment=(), fullscreen=(self${frame ? ` "${frame}"` : ''})`,
        ...strictTransport(addresses.hsts),
        'Cache-Control': 'no-cache, no-transform',
      },
    },
    { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable, no-transform' } },
    ...(reports ? UNREPORTED : []).map((path) => ({ path, headers: { 'Content-Security-Policy': strict } })),
  ];
}

/**
 * Where the browser sends no report by itself, as that contains the address of the page: what a link with a token opens, and
 * the file that the service worker gives to every address.
 */
const UNREPORTED: readonly Rule['path'][] = [
  ...new Set(
    routes
      .filter(({ path }) => path.includes('/:token'))
      .map(({ path }) => `/${path.split('/')[1]}/*` as const),
  ),
  '/index.html',
];

/** The subdomains of a host may be other people's: a build that means them says so. */
function strictTransport(hsts = 'host'): Record<string, string> {
  if (hsts === 'off') return {};
  const subdomains = hsts === 'subdomains' ? '; includeSubDomains' : '';
  return { 'Strict-Transport-Security': `max-age=63072000${subdomains}` };
}

/** The Content-Security-Policy as far as a `<meta>` may contain it: all but `frame-ancestors`. */
export function policy(addresses: Addresses, inlineScripts: readonly string[]): string {
  const { api, news, feed, covid, tiles, embed, googleMapsKey, reports, ownManifest } = addresses;
  const connect = originsOf([api, news, feed, covid, reports]);
  const frames = originsOf([embed, googleMapsKey && 'https://www.google.com']);
  const images = originsOf([api, tiles, ...originsIn(addresses.images)]);
  return [
    "default-src 'none'",
    scripts(inlineScripts),
    "style-src 'self'",
    ['img-src', "'self'", 'data:', 'blob:', ...images].join(' '),
    "font-src 'self'",
    ['connect-src', "'self'", ...connect].join(' '),
    `frame-src ${frames.join(' ') || "'none'"}`,
    ownManifest ? "manifest-src 'self' blob:" : "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types news-html dompurify script-url',
  ].join('; ');
}

/**
 * What may run. In a build with reports it is a policy of its own too, which alone is reported by the browser: what else is
 * refused the page reports itself, without addresses and samples of content.
 */
function scripts(inlineScripts: readonly string[]): string {
  return ['script-src', "'self'", ...inlineScripts.map((hash) => `'${hash}'`)].join(' ');
}

/** The headers of one path: of every rule that covers it, the later ones winning. */
export function headersOf(rules: readonly Rule[], path: string): Record<string, string> {
  const covering = rules.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  return Object.assign({}, ...covering.map(({ headers }) => headers)) as Record<string, string>;
}

/**
 * The locations of an nginx server block; every header stands in each, as nginx inherits none. Files are sent as the build has
 * compressed them.
 */
export function nginxLocations(rules: readonly Rule[], base: string): string {
  const lines = (headers: Record<string, string>) =>
    Object.entries(headers).map(
      ([name, value]) => `  add_header ${name} "${value.replaceAll('"', '\\"')}" always;`,
    );
  const compressed = [
    '  gzip_static on;',
    '  gzip_vary on;',
    '  gzip_proxied any;        # also to a load balancer,',
    '  gzip_http_version 1.0;   # which uses HTTP/1.0 where it is an nginx by default',
    '  # brotli_static on;      # where nginx has ngx_brotli',
  ];
  const own = ownPaths(rules, base);
  // With a last resort the page stays in its location; as the last resort it would be that of its own file.
  const page = `  try_files $uri ${base}index.html${own.length > 0 ? ' =404' : ''};`;
  return [
    `location ^~ ${base}assets/ {`,
    '  try_files $uri @missing_asset;',
    ...compressed,
    ...lines(headersOf(rules, '/assets/x')),
    '}',
    'location @missing_asset {',
    ...lines({ ...headersOf(rules, '/assets/x'), ...MISSING }),
    '  return 404;',
    '}',
    ...own.flatMap(({ path, headers }) => [
      // The app's routes are the same in capital letters.
      path.endsWith('*')
        ? `location ~* ^${path.slice(0, -1).replaceAll('.', '\\.')} {`
        : `location = ${path} {`,
      page,
      ...compressed,
      ...lines(headers),
      '}',
    ]),
    `location ${base} {`,
    page,
    ...compressed,
    ...lines(headersOf(rules, '/x')),
    '}',
    '',
  ].join('\n');
}

/** The directives of a Caddy site block. */
export function caddyDirectives(rules: readonly Rule[], base: string): string {
  const block = (matcher: string, headers: Record<string, string>) => [
    `header ${matcher} {`,
    ...Object.entries(headers).map(([name, value]) => `  ${name} ${JSON.stringify(value)}`),
    '}',
  ];
  const own = ownPaths(rules, base);
  const ownPath = own.map(({ path }) => ` ${path}`).join('');
  return [
    '@assets {',
    `  path ${base}assets/*`,
    '  file',
    '}',
    '@missing {',
    `  path ${base}assets/*`,
    '  not file',
    '}',
    `@page not path ${base}assets/*${ownPath}`,
    ...block('@assets', headersOf(rules, '/assets/x')),
    ...block('@missing', { ...headersOf(rules, '/assets/x'), ...MISSING }),
    ...block('@page', headersOf(rules, '/x')),
    ...own
      .slice(0, 1)
      .flatMap(({ headers }) => [`@unreported path${ownPath}`, ...block('@unreported', headers)]),
    '@address {',
    `  not path ${base}assets/*`,
    '  not file',
    '}',
    `rewrite @address ${base}index.html`,
    'file_server {',
    '  precompressed br gzip',
    '}',
    '',
  ].join('\n');
}

/** The paths with headers of their own besides the assets, below the base, all with the same ones. */
function ownPaths(rules: readonly Rule[], base: string): readonly Rule[] {
  return rules
    .filter(({ path }) => path !== '/*' && path !== '/assets/*')
    .map(({ path }) => ({
      path: `${base}${path.slice(1)}` as Rule['path'],
      headers: headersOf(rules, path),
    }));
}

function originsOf(list: readonly (string | undefined)[]): string[] {
  return [...new Set(list.map(originOf))].filter((origin) => origin !== null);
}

function originOf(address: string | undefined): string | null {
  return address && URL.canParse(address) ? new URL(address).origin : null;
}
