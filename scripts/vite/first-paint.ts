import { parse } from 'regexparam';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import type { Role } from '../../src/app/actors/role.ts';
import { layoutFor, redirectFor } from '../../src/app/router/access.ts';
import { notFound, routes, type Route } from '../../src/app/router/routes.ts';
import { languages } from '../../src/i18n/languages.ts';
import { brandOf } from './brand.ts';
import {
  chunksOf,
  entry,
  frameModules,
  moduleAt,
  pageModules,
  productRoutes,
  textsOf,
  type Modules,
} from './first-load.ts';
import { outlinesOf } from './outlines.ts';
import { showFirst, type Indices, type OutlineTable } from '../../src/app/outlines/show-first.ts';

/**
 * Has the page request the chunks of its first load before they are imported, and show what it can until they are there,
 * in the person's theme and language: the welcome to a visitor, to a member the frame, whose place the page takes when
 * it is ready (`ShownWhenReady`).
 */
export function firstPaint(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'nhip:first-paint',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    outputOptions: (options) => ({
      ...options,
      // The page's script hears that the app is there before anything in it runs.
      banner: ({ moduleIds }) => (moduleIds.includes(app) ? `dispatchEvent(new Event('app loaded'));` : ''),
    }),
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const { templates, texts } = await outlinesOf(config, this);
        const table: OutlineTable = { brand: brandOf(config.env).name, texts, ...filesIn(this, bundle) };
        const data = [config.base, table].map((each) => JSON.stringify(each)).join();
        const script = `(${showFirst.toString()})(${data})`.replaceAll('</', '<\\/');
        page.source = String(page.source).replace('<div id="root"></div>', (root) =>
          [root, ...templates, `<script>${script}</script>`].join('\n    '),
        );
      },
    },
  };
}

const app = moduleAt('src/app/App.tsx');

/** What an address shows: a page of the product, any page of a group, at last the page for whatever matches nothing. */
function addresses(): readonly { pattern: string; route: Route }[] {
  const ofGroups = routes.filter(({ group }) => group);
  const folders = new Set(ofGroups.map(({ path }) => path.split('/')[1]));
  return [
    ...productRoutes.map((route) => ({ route, pattern: parse(route.path).pattern.source })),
    ...ofGroups.slice(0, 1).map((route) => ({ route, pattern: `^/(?:${[...folders].join('|')})(?:/|$)` })),
    { route: notFound, pattern: '' },
  ];
}

function filesIn(modules: Modules, bundle: Rolldown.OutputBundle) {
  const known = chunksOf([entry], bundle);
  const files: string[] = [];
  const indicesOf = (ids: readonly string[]): Indices =>
    [...chunksOf(ids, bundle)]
      .filter((file) => !known.has(file))
      .map((file) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1));
  const seenBy = (role: Role, { access, path }: Route) => {
    const shown = redirectFor(access, role) ?? path;
    return routes.find((each) => each.path === shown)!;
  };
  const filesOf = (route: Route) => (route.group ? [] : indicesOf(pageModules(route, modules)));
  const inFrame = (role: Role, route: Route) => {
    const { layout, path } = seenBy(role, route);
    return layoutFor(layout, role) === 'main' ? path : null;
  };

  const frame = indicesOf(frameModules(modules));
  return {
    files,
    frame,
    languages: Object.fromEntries(
      languages.map((language) => {
        const [everybody, member] = textsOf(language);
        return [language, [indicesOf([everybody]), indicesOf([member])] as const];
      }),
    ),
    rows: addresses().map(
      ({ pattern, route }) =>
        [
          pattern,
          filesOf(seenBy('visitor', route)),
          filesOf(seenBy('admin', route)).filter((index) => !frame.includes(index)),
          route.welcome === true,
          inFrame('member', route),
          inFrame('admin', route),
        ] as const,
    ),
  };
}
