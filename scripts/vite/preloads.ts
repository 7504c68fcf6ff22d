import type { Plugin, ResolvedConfig, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** The modules whose chunks a first load needs besides the entry's. */
const needs = {
  visitor: ['src/auth/login/LoginPage.tsx'],
  member: ['src/member/frame/MemberData.tsx', 'src/member/frame/MainLayout.tsx', 'src/graph/open.ts'],
  home: ['src/member/home/HomePage.tsx'],
  technical: ['src/member/technical/TechnicalPage.tsx', 'src/member/technical/chart/create-chart.ts'],
  vi: ['src/i18n/locales/vi.ts?part=frame'],
  en: ['src/i18n/locales/en.ts?part=frame'],
  de: ['src/i18n/locales/de.ts?part=frame'],
  'member vi': ['src/i18n/locales/vi.ts?part=member'],
  'member en': ['src/i18n/locales/en.ts?part=member'],
  'member de': ['src/i18n/locales/de.ts?part=member'],
} as const;

/**
 * Has the page ask for its chunks right after the app itself, not one after the other: by the stored language, by
 * whether a session is stored, and by the address.
 */
export function preloads(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'nhip:preloads',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const entry = chunks.find(({ isEntry }) => isEntry);
        if (page?.type !== 'asset' || !entry) return;

        const files = (chunk: Chunk, found = new Set<string>()): Set<string> => {
          if (found.has(chunk.fileName)) return found;
          found.add(chunk.fileName);
          for (const name of chunk.imports) files(bundle[name] as Chunk, found);
          return found;
        };
        const known = files(entry);
        const filesFor = (modules: readonly string[]) =>
          modules.flatMap((module) => {
            const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
            return chunk ? [...files(chunk)] : [];
          });
        const table = Object.fromEntries(
          Object.entries(needs).map(([name, modules]) => [
            name,
            [...new Set(filesFor(modules))].filter((file) => !known.has(file)),
          ]),
        );
        const script = `(${ask.toString()})(${JSON.stringify(config.base)},${JSON.stringify(table)})`;
        page.source = String(page.source).replace('</head>', () => `  <script>${script}</script>\n  </head>`);
      },
    },
  };
}

/** Runs in the page; must not use anything from outside itself. */
function ask(base: string, table: Record<string, string[]>) {
  const stored = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Where storage is denied, nobody is signed in.
      return null;
    }
  };
  const path = location.pathname.slice(base.length);
  const page = path === '' ? 'home' : path.startsWith('technical/') ? 'technical' : '';
  const lng = stored('lng') ?? 'vi';
  const person = stored('accessToken') === null ? ['visitor'] : ['member', page, `member ${lng}`];
  for (const file of new Set([...person, lng].flatMap((name) => table[name] ?? []))) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = base + file;
    link.fetchPriority = 'low';
    document.head.append(link);
  }
}
