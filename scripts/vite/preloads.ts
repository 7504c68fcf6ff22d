import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import type { Role } from '../../src/app/actors/role.ts';
import { redirectFor } from '../../src/app/router/access.ts';
import type { Route } from '../../src/app/router/routes.ts';
import { languages } from '../../src/i18n/languages.ts';
import { addresses } from './addresses.ts';
import {
  chunksOf,
  entry,
  firstRoutes,
  frameModules,
  moduleAt,
  modulesOf,
  pageModules,
  productRoutes,
  textsOf,
  type Modules,
} from './first-load.ts';

/** What the page preloads, each file by its index in `files`. */
type Table = {
  files: readonly string[];
  /** The texts of each language: of everybody, and of members. */
  texts: Readonly<Record<string, readonly [everybody: Indices, member: Indices]>>;
  /** The frame of members' pages. */
  frame: Indices;
  /** The page that a visitor and a member see at a route. */
  routes: readonly (readonly [pattern: string, visitor: Indices, member: Indices])[];
};
type Indices = readonly number[];

/** The event of the app's chunk before anything else in it runs. */
const APP_LOADED = 'app loaded';
const app = moduleAt('src/app/App.tsx');

/** The files that a route with a budget needs before it is ready, by its path. */
export type FirstLoads = Record<string, readonly string[]>;

/**
 * Has the page request the chunks of its first load before they are imported: by the stored language, by whether a
 * session is stored, and by the route of the address. A member's frame and page are requested once
 * their texts have come, or the app.
 */
export function preloads(): Plugin<FirstLoads> {
  let config: ResolvedConfig;
  const firstLoads: FirstLoads = {};
  return {
    name: 'nhip:preloads',
    api: firstLoads,
    configResolved(resolved) {
      config = resolved;
    },
    outputOptions: (options) => ({
      ...options,
      banner: ({ moduleIds }) =>
        moduleIds.includes(app) ? `dispatchEvent(new Event('${APP_LOADED}'));` : '',
    }),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        for (const route of firstRoutes)
          firstLoads[route.path] = [...chunksOf(modulesOf(route, this), bundle)];
        const data = [config.base, APP_LOADED, tableOf(this, bundle)]
          .map((value) => JSON.stringify(value))
          .join();
        const script = `<script>(${preload.toString()})(${data})</script>`;
        page.source = withRequestsFirst(String(page.source)).replace(
          '</head>',
          () => `  ${script}\n  </head>`,
        );
      },
    },
  };
}

const CHARSET = '<meta charset="utf-8" />';

/** The page with the requests for its style sheet and its chunks before the scripts in it, which take their time. */
function withRequestsFirst(html: string) {
  const requests = [
    ...[...html.matchAll(/<link rel="stylesheet"( crossorigin)? (href="[^"]+")>/g)].map(
      ([, crossorigin = '', href]) => `<link rel="preload" as="style"${crossorigin} ${href}>`,
    ),
    ...(html.match(/<link rel="modulepreload"[^>]*>/g) ?? []),
  ];
  return html
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(CHARSET, (charset) => [charset, ...requests].join('\n    '));
}

function tableOf(modules: Modules, bundle: Rolldown.OutputBundle): Table {
  const known = chunksOf([entry], bundle);
  const files: string[] = [];
  const indicesOf = (ids: readonly string[], without: Indices = []): Indices =>
    [...chunksOf(ids, bundle)]
      .filter((file) => !known.has(file))
      .map((file) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1))
      .filter((index) => !without.includes(index));
  const seenBy = (visitor: Role, { access, path }: Route) => {
    const shown = redirectFor(access, visitor) ?? path;
    const route = productRoutes.find((each) => each.path === shown);
    return route ? pageModules(route, modules) : [];
  };

  const frame = indicesOf(frameModules(modules));
  return {
    files,
    frame,
    texts: Object.fromEntries(
      languages.map((language) => {
        const [everybody, member] = textsOf(language).map((id) => indicesOf([id]));
        return [language, [everybody!, member!]];
      }),
    ),
    routes: addresses.map(({ route, pattern }) => [
      pattern,
      indicesOf(seenBy('visitor', route)),
      indicesOf(seenBy('admin', route), frame),
    ]),
  };
}

/** Runs in the page; must not use anything from outside itself. */
function preload(base: string, appLoaded: string, { files, texts, frame, routes }: Table) {
  const stored = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Where storage is denied, nobody is signed in.
      return null;
    }
  };
  const path = `/${location.pathname.slice(base.length)}`;
  const [, visitors, members] = routes.find(([pattern]) => new RegExp(pattern, 'i').test(path))!;
  const [everybody, member] = texts[stored('lng') ?? ''] ?? texts['vi']!;
  const isMember = stored('accessToken') !== null;
  const request = (indices: Indices) =>
    [...new Set(indices)].map((index) => {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = base + files[index];
      link.fetchPriority = 'low';
      document.head.append(link);
      return link;
    });
  if (!isMember) return void request([...visitors, ...everybody]);

  let awaited = 0;
  const requestFrame = () => {
    if (awaited < 0) return;
    awaited = -1;
    request([...frame, ...members]);
  };
  // On a slow line the app's own code would share it with the frame's: it starts while the frame's is on its way. The
  // texts come while the last third of it does, so that the line is never idle in between.
  for (const link of request([...member, ...everybody])) {
    awaited += 1;
    link.addEventListener('load', () => {
      awaited -= 1;
      if (awaited === 0) requestFrame();
    });
  }
  // Not by the `load` event of its preload, which waits behind the app's start.
  addEventListener(appLoaded, requestFrame, { once: true });
}
