import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runnerImport, type ResolvedConfig } from 'vite';
import { routes } from '../../src/app/router/routes.ts';
import { escaped } from './brand.ts';
import { moduleAt, type Modules } from './first-load.ts';

type Content = typeof import('../../src/app/outlines/content.ts');
type Texts = Content['texts'];

const require = createRequire(import.meta.url);

/** The templates of what is seen before the app, each text as its key, and the texts of these keys by language. */
export async function outlinesOf(config: ResolvedConfig, modules: Modules) {
  const content = await contentOf(config);
  const templates = ['welcome', 'frame'].map((name) => {
    const html = readFileSync(moduleAt(`src/app/outlines/${name}.html`), 'utf8');
    return `<template id="${name}">${filledIn(withClasses(html, modules), content, config.base)}</template>`;
  });
  return { templates, texts: textsIn(templates.join(), content.texts) };
}

/** Imported for each build, as an edited text must not restart the server of the development. */
async function contentOf({ root, mode, base, env }: ResolvedConfig): Promise<Content> {
  const define: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) define[`import.meta.env.${name}`] = JSON.stringify(value);
  const path = moduleAt('src/app/outlines/content.ts');
  return (await runnerImport<Content>(path, { root, mode, base, define, logLevel: 'warn' })).module;
}

/** The outline with the names that the build gave to `File.name`, a scoped class. */
export function withClasses(html: string, modules: Modules): string {
  const classOf = (file: string, name: string) => {
    const sheet = [...modules.getModuleIds()].find((id) => id.endsWith(`/${file}.module.css`));
    const code = sheet && modules.getModuleInfo(sheet)?.code;
    const [, scoped] = new RegExp(`\\b${name} = "([^"]+)"`).exec(code ?? '') ?? [];
    if (!scoped) throw new Error(`src/app/outlines: no style sheet has the class ${file}.${name}`);
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

/** The texts whose keys stand in the markup, in each language. */
function textsIn(markup: string, all: Texts): Texts {
  const used = (texts: Texts[string]) => Object.entries(texts).filter(([key]) => markup.includes(key));
  return Object.fromEntries(
    Object.entries(all).map(([language, texts]) => [language, Object.fromEntries(used(texts))]),
  );
}
