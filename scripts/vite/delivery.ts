import compression from 'compression';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Connect, Plugin, ResolvedConfig } from 'vite';
import {
  caddyDirectives,
  headerRules,
  headersOf,
  nginxLocations,
  policy,
  type Addresses,
  type Rule,
} from './headers.ts';
import { problemsOf, problemsOfBase, type Env } from './variables.ts';

/**
 * Writes the headers that a server has to send with the app to `<outDir>-headers/`, as JSON, for nginx and for Caddy;
 * the page contains the policy a second time, and `vite preview` sends it. A variable with an invalid value ends the
 * build with a sentence.
 */
export function delivery(): Plugin {
  let config: ResolvedConfig;
  let rules: readonly Rule[] = [];
  const env = () => config.env as Env;
  const folder = () => `${resolve(config.root, config.build.outDir)}-headers`;

  return {
    name: 'nhip:delivery',
    // The page is whole only then: its scripts are hashed.
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
      const problems = [...problemsOf(env()), ...problemsOfBase(config.base)];
      if (config.command === 'build' && problems.length > 0) throw new Error(problems.join('\n'));
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const secured = securedPage(String(page.source), addressesOf(env(), isDemo(config)));
        page.source = secured.html;
        rules = secured.rules;
      },
    },
    writeBundle() {
      writeHeaders(folder(), rules, config.base);
      const variables = Object.fromEntries(
        Object.entries(env()).filter(([name]) => name.startsWith('VITE_')),
      );
      const built: Built = { base: config.base, variables };
      writeFileSync(join(folder(), 'build.json'), `${JSON.stringify(built, null, 2)}\n`);
    },
    configureServer: ({ middlewares }) => void middlewares.use(opensPage(config.base)),
    configurePreviewServer(server) {
      server.middlewares.use(opensPage(config.base));
      // Compressed as by nginx and Caddy, so that what is measured here is what people load.
      server.middlewares.use(compression() as unknown as Connect.NextHandleFunction);
      const file = join(folder(), 'headers.json');
      const sent = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly Rule[]) : [];
      server.middlewares.use((request, response, next) => {
        const path = `/${(request.url ?? '/').split('?')[0]!.slice(config.base.length)}`;
        const isMissing =
          path.startsWith('/assets/') && !existsSync(join(resolve(config.root, config.build.outDir), path));
        for (const [name, value] of Object.entries(headersOf(sent, path))) {
          // It is meant for what stands before a server; the preview's own compression would obey it.
          response.setHeader(name, value.replace(', no-transform', ''));
        }
        if (!isMissing) return next();
        response.statusCode = 404;
        response.end();
      });
    },
  };
}

/** What `npm run configure` needs to know of a build. */
export type Built = { base: string; variables: Env };

function isDemo({ define }: ResolvedConfig) {
  return define?.['__DEMO__'] === 'true';
}

/** What the policy of a page depends on. */
export function addressesOf(env: Env, isDemo = false): Addresses {
  return {
    api: env['VITE_API_URL'],
    news: env['VITE_NEWS_URL'],
    feed: env['VITE_CHART_FEED_URL'],
    covid: env['VITE_COVID_URL'],
    tiles: env['VITE_TILE_URL'],
    embed: env['VITE_CHART_EMBED_URL'],
    googleMapsKey: env['VITE_GOOGLE_MAPS_KEY'],
    images: env['VITE_IMAGE_ORIGINS'],
    hsts: env['VITE_HSTS'] || undefined,
    reports: isDemo ? undefined : env['VITE_REPORT_URL'] || undefined,
    ownManifest: isDemo,
  };
}

/** A page with its policy in it, in the place of the one that it has, and the headers to be sent with it. */
export function securedPage(page: string, addresses: Addresses): { html: string; rules: readonly Rule[] } {
  const html = page.replace(/\n\s*<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
  const scripts = [...html.matchAll(/<script(?: type="(?:module|importmap)")?>([^]*?)<\/script>/g)].map(
    ([, script = '']) => hashOf(script),
  );
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy(addresses, scripts)}" />`;
  return {
    html: html.replace('<meta charset="utf-8" />', `<meta charset="utf-8" />\n    ${meta}`),
    rules: headerRules(addresses, scripts),
  };
}

/** Writes the headers as JSON, for nginx and for Caddy. */
export function writeHeaders(folder: string, rules: readonly Rule[], base: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'headers.json'), `${JSON.stringify(rules, null, 2)}\n`);
  writeFileSync(join(folder, 'nginx.conf'), nginxLocations(rules, base));
  writeFileSync(join(folder, 'Caddyfile'), caddyDirectives(rules, base));
}

/** Has an address that cannot be decoded open the app, which says that there is no such page; Vite would return nothing. */
function opensPage(base: string): Connect.NextHandleFunction {
  return (request, _response, next) => {
    try {
      decodeURIComponent(request.url!.split('?')[0]!);
    } catch {
      if (!request.url!.startsWith(`${base}assets/`)) request.url = base;
    }
    next();
  };
}

/** The SHA-256 of a content as policies spell it. */
export function hashOf(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
