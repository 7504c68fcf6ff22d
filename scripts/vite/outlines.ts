import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runnerImport, type Plugin, type ResolvedConfig } from 'vite';
import type { Role } from '../../src/app/actors/role.ts';
import { layoutFor, redirectFor } from '../../src/app/router/access.ts';
import { routes, type Route } from '../../src/app/router/routes.ts';
import { addresses } from './addresses.ts';
import { brandOf, escaped } from './brand.ts';
import { moduleAt, type Modules } from './first-load.ts';

type Content = typeof import('./outlines/content.ts');
type Texts = Content['texts'];

/** Whether an address shows the welcome to a visitor, and the page that a member and an admin see in the frame, if any. */
type Row = readonly [pattern: string, isWelcome: boolean, member: string | null, admin: string | null];

const require = createRequire(import.meta.url);

/**
 * Puts into the page what is seen while the app loads, in the person's theme and language: for a visitor the welcome,
 * for a member the frame, whose place the page takes when it is ready (`ShownWhenReady`).
 */
export function outlines(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'nhip:outlines',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const content = await contentOf(config);
        const templates = ['welcome', 'frame'].map((name) => {
          const html = readFileSync(moduleAt(`scripts/vite/outlines/${name}.html`), 'utf8');
          const filled = filledIn(withClasses(html, this), content, config.base);
          return `<template id="${name}">${filled}</template>`;
        });
        const data = [
          config.base,
          rows(),
          brandOf(config.env).name,
          textsIn(templates.join(), content.texts),
        ];
        const script = `(${show.toString()})(${data.map((each) => JSON.stringify(each)).join()})`;
        const outlined = [...templates, `<script>${script.replaceAll('</', '<\\/')}</script>`];
        page.source = String(page.source).replace('<div id="root"></div>', (root) =>
          [root, ...outlined].join('\n    '),
        );
      },
    },
  };
}

async function contentOf({ root, mode, base, env }: ResolvedConfig): Promise<Content> {
  const variables = Object.entries(env).map(([name, value]) => [
    `import.meta.env.${name}`,
    JSON.stringify(value),
  ]);
  const define = Object.fromEntries(variables) as Record<string, string>;
  const path = moduleAt('scripts/vite/outlines/content.ts');
  return (await runnerImport<Content>(path, { root, mode, base, define, logLevel: 'warn' })).module;
}

/** The outline with the names that the build gave to `File.name`, a scoped class. */
function withClasses(html: string, modules: Modules): string {
  const classOf = (file: string, name: string) => {
    const sheet = [...modules.getModuleIds()].find((id) => id.endsWith(`/${file}.module.css`));
    const code = sheet && modules.getModuleInfo(sheet)?.code;
    const [, scoped] = new RegExp(`\\b${name} = "([^"]+)"`).exec(code ?? '') ?? [];
    if (!scoped) throw new Error(`No style sheet of the build has the class ${file}.${name} of the outlines`);
    return scoped;
  };
  return html.replace(/class="[^"]*"/g, (list) =>
    list.replace(/\b([A-Z]\w+)\.(\w+)/g, (_, file: string, name: string) => classOf(file, name)),
  );
}

/** The outline on one line, its placeholders filled in. */
export function filledIn(html: string, { partner, termsUrl, markOf }: Content, base: string): string {
  const values: Record<string, (argument: string) => string> = {
    base: () => base,
    mark: (size) => markOf(Number(size)),
    icon: iconOf,
    menu: menuOf,
    partner: () => escaped(partner.name),
    email: () => escaped(partner.contactEmail),
    terms: () =>
      termsUrl === null
        ? ''
        : ` · <a href="${escaped(termsUrl)}" target="_blank" rel="noopener noreferrer">footer.terms</a>`,
  };
  return html
    .replace(/>\s*\n\s*</g, '><')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\{\{(\w+) ?([^}]*)\}\}/g, (_, name: string, argument: string) => values[name]!(argument));
}

/** The pages of the main menu; what only admins see is taken away in the page. */
function menuOf() {
  const links = routes.flatMap(({ path, menu }) =>
    menu ? [`<a href="${path}">${iconOf(menu.icon)}<span>${menu.title}</span></a>`] : [],
  );
  const hasGroups = routes.some(({ group }) => group);
  const group = `<details><summary>${iconOf('grid-view')}<span>menu.group</span></summary></details>`;
  return [...links, hasGroups ? group : ''].join('');
}

function iconOf(name: string) {
  const { default: paths } = require(`@blueprintjs/icons/lib/cjs/generated/16px/paths/${name}.js`) as {
    default: readonly string[];
  };
  const drawn = paths.map((path) => `<path d="${path}" fill-rule="evenodd"></path>`).join('');
  return `<span class="bp6-icon"><svg height="16" viewBox="0 0 16 16" width="16">${drawn}</svg></span>`;
}

function rows(): readonly Row[] {
  const seenBy = (role: Role, { access, path }: Route) => {
    const shown = redirectFor(access, role) ?? path;
    const { layout } = routes.find((each) => each.path === shown)!;
    return layoutFor(layout, role) === 'main' ? shown : null;
  };
  return addresses.map(({ pattern, route }) => [
    pattern,
    route.welcome === true,
    seenBy('member', route),
    seenBy('admin', route),
  ]);
}

/** The texts whose keys stand in the markup, in each language. */
function textsIn(markup: string, all: Texts): Texts {
  const languages = Object.entries(all).map(([language, texts]) => [
    language,
    Object.fromEntries(Object.entries(texts).filter(([key]) => markup.includes(key))),
  ]);
  return Object.fromEntries(languages) as Texts;
}

/** Runs in the page; must not use anything from outside itself. */
function show(base: string, rows: readonly Row[], brand: string, texts: Texts) {
  const stored = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Where storage is denied, nobody is signed in.
      return null;
    }
  };
  const path = `/${location.pathname.slice(base.length)}`;
  const [, isWelcome, member, admin] = rows.find(([pattern]) => new RegExp(pattern, 'i').test(path))!;
  const isVisitor = stored('accessToken') === null;
  let isAdmin = false;
  try {
    isAdmin = (JSON.parse(stored('user') ?? '{}') as { isAdmin?: unknown } | null)?.isAdmin === true;
  } catch {
    // What the storage holds may be damaged.
    return;
  }
  const shown = stored('locked') === 'true' ? null : isAdmin ? admin : member;
  if (isVisitor ? !isWelcome : shown === null) return;

  const template = document.querySelector<HTMLTemplateElement>(isVisitor ? '#welcome' : '#frame')!;
  const outline = document.createElement('div');
  outline.append(template.content.cloneNode(true));
  const known = texts[document.documentElement.lang] ?? {};
  const nodes = document.createTreeWalker(outline, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const node = nodes.currentNode as Text;
    node.data = node.data
      .replace(/\w+\.\w+/g, (key) => known[key] ?? key)
      .replaceAll('{{brand}}', () => document.documentElement.dataset['brand'] ?? brand);
  }
  const root = document.querySelector('#root')!;
  if (isVisitor) return void root.append(...outline.childNodes);

  outline.dataset['shell'] = '';
  outline.ariaHidden = 'true';
  outline.inert = true;
  for (const link of outline.querySelectorAll('nav a')) {
    const target = link.getAttribute('href')!;
    if (target.startsWith('/admin/') && !isAdmin) link.remove();
    else if (target === shown) link.ariaCurrent = 'page';
  }
  root.before(outline);
}
