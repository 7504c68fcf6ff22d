import { readFileSync } from 'node:fs';
import { posix } from 'node:path';

const MEMBERS_ONLY = [
  'src/member/frame/MemberData.tsx',
  'src/member/frame/MainLayout.tsx',
  'src/graph/open.ts',
  'src/i18n/locales/vi/member.ts',
];
/** Asked for when the tables stand, at a press, or only by those few whose lists are long. */
const AFTER_READY = [
  'src/ui/LongRows.tsx',
  'src/member/news/NewsList.tsx',
  'src/app/settings/Settings.tsx',
  'src/member/watchlist/AddSymbolForm.tsx',
  'src/lib/csv.ts',
  'src/member/frame/MemberSearch.tsx',
  'src/member/search/Search.tsx',
  'src/member/signals/why/WhyPanel.tsx',
  'src/member/signals/scorecard/Scorecard.tsx',
  'src/member/signals/scorecard/SinceLastVisit.tsx',
  'src/member/trading-day/TradingDayRail.tsx',
  'src/member/technical/ChartTable.tsx',
  'src/member/watchlist/Sparkline.tsx',
  'src/graph/signal-history.ts',
];
const OTHER_LANGUAGES = ['en', 'de'].flatMap((language) =>
  ['app', 'member'].map((part) => `src/i18n/locales/${language}/${part}.ts`),
);

const table = readFileSync(new URL('../../src/app/router/routes.ts', import.meta.url), 'utf8');
const pages = new Map(
  [
    ...readFileSync(new URL('../../src/app/router/pages.ts', import.meta.url), 'utf8').matchAll(
      /'([^']+)': \(\) => import\('([^']+)'\)/g,
    ),
  ].map(([, path, page]) => [path, `${posix.join('src/app/router', page)}.tsx`]),
);
const rows = [...table.matchAll(/path: '([^']+)'[^]*?access: '([^']+)'/g)].map(([, path, access]) => ({
  path,
  access,
  page: pages.get(path),
}));

/**
 * The chunks that a route fetches before it is ready: what the entry imports, the route's page, and whatever these
 * import in turn, now or later, except other pages, other languages, and a member's data where nobody is signed in.
 */
export function chunksOf(bundle, path) {
  const route = rows.find((row) => row.path === path);
  if (!route) throw new Error(`src/app/router/routes.ts has no row for ${path}`);

  const never = [
    ...rows.filter(({ page }) => page !== route.page).map(({ page }) => page),
    ...OTHER_LANGUAGES,
    ...AFTER_READY,
    ...(route.access === 'member' ? [] : MEMBERS_ONLY),
  ];
  const byName = new Map(bundle.map((output) => [output.fileName, output]));
  const holds = ({ moduleIds }, module) => moduleIds.some((id) => id.endsWith(`/${module}`));
  const isAsked = (chunk) => holds(chunk, route.page) || !never.some((module) => holds(chunk, module));

  const found = new Set();
  const visit = (chunk) => {
    if (found.has(chunk)) return;
    found.add(chunk);
    chunk.imports.forEach((name) => visit(byName.get(name)));
    chunk.dynamicImports
      .map((name) => byName.get(name))
      .filter(isAsked)
      .forEach(visit);
  };
  bundle.filter(({ isEntry }) => isEntry).forEach(visit);
  if (![...found].some((chunk) => holds(chunk, route.page))) {
    throw new Error(`The bundle has no chunk for ${route.page}`);
  }
  return [...found];
}

/** The style sheets that stand in the page or come with these chunks. */
export function stylesOf(bundle, chunks) {
  const page = bundle.find(({ fileName }) => fileName === 'index.html');
  const ofChunks = new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  return bundle.filter(
    ({ fileName }) => fileName.endsWith('.css') && (ofChunks.has(fileName) || page.source.includes(fileName)),
  );
}
