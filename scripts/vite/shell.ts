import type { Plugin } from 'vite';
import { layoutFor, redirectFor } from '../../src/app/router/access.ts';
import { routes, type Route } from '../../src/app/router/routes.ts';
import { patterns } from './patterns.ts';
import { importAsBuilt } from './render.ts';
import { nameIn, withName } from './shown-name.ts';
import { callInPage, renderedMarkup, textsOf, writeTexts } from './rendered-markup.ts';

type Markup = typeof import('./shell-markup.tsx');

/** What the outline of an address looks like: the page it shows and whether that has a side column. */
type View = { path: string; isTwoColumns: boolean };
type Row = readonly [pattern: string, member: View | null, admin: View | null];

/**
 * Shows a member the outline of the page as soon as the style is loaded: the frame with the page's empty panels, in their
 * theme and language, while the app loads. `ShownWhenReady` puts the page in its place.
 */
export function shell(): Plugin {
  return renderedMarkup('nhip:shell', async (config, all) => {
    const { base } = config;
    const isDemo = config.define?.['__DEMO__'] === 'true';
    const { frame, pages, symbol } = await importAsBuilt(
      config,
      'scripts/vite/shell-markup.tsx',
      (module: Markup) => module.outlineMarkup(base.replace(/\/$/, ''), isDemo),
    );
    const templates = [
      template('frame', ofFrame(frame)),
      ...Object.entries(pages).flatMap(([path, { phone, wide }]) => [
        template(`phone ${path}`, withoutDrawings(bare(phone))),
        template(`wide ${path}`, withoutDrawings(bare(wide))),
      ]),
    ];
    const texts = textsOf(templates.join(''), all, nameIn(config), known);
    const script = callInPage(show, base, rows(), texts, symbol, writeTexts);
    return [...templates, withName(script, config)].join('\n    ');
  });
}

function template(name: string, markup: string) {
  return `<template data-outline="${name}">${markup}</template>`;
}

/** The frame with an empty content, its header and menu marked. */
function ofFrame(markup: string) {
  return bare(markup)
    .replace('<header', '<header data-shell="header"')
    .replace('<nav', '<nav data-shell="menu"')
    .replace(/(<main[^>]*>).*(?=<\/main>)/, '$1')
    .replace(/(<p class="\S*status">).*?(?=<\/p>)/, '$1');
}

/** Markup without what opens, what only a screen reader reads, and what makes it more than a drawing. */
function bare(markup: string) {
  return markup
    .replace(/<a class="skip-link".*?<\/a>|<dialog.*?<\/dialog>|<div [^>]*\bpopover=.*?<\/div>/g, '')
    .replace(/<(\w+) (?:id="[^"]*" )?class="visually-hidden".*?<\/\1>/g, '')
    .replace(
      / (?:id|role|title|style|tabindex|type|popoverTarget|dateTime|data-icon|aria-(?!pressed)[a-z]+)="[^"]*"/gi,
      '',
    )
    .replace(/(?<!<nav.*) href="[^"]*"(?!.*<\/nav>)| href="(?:mailto|https?):[^"]*"/g, '');
}

function withoutDrawings(markup: string) {
  return markup.replace(/(<svg[^>]*>).*?(?=<\/svg>)/g, '$1');
}

/** A text with a value other than the symbol keeps its line empty. */
function known(text: string) {
  return /\{\{(?!symbol)/.test(text) ? '\u00a0' : text;
}

/** The outline of each route, by who opens it. */
function rows(): readonly Row[] {
  const seenBy = (role: 'member' | 'admin', { access, path }: Route): View | null => {
    const shown = redirectFor(access, role) ?? path;
    const route = routes.find((each) => each.path === shown)!;
    if (layoutFor(route.layout, role) !== 'main') return null;
    return { path: route.path, isTwoColumns: route.twoColumns === true };
  };
  return patterns.map(({ route, pattern }) => [pattern, seenBy('member', route), seenBy('admin', route)]);
}

/** Runs in the page; must not use anything from outside itself. */
function show(
  base: string,
  rows: readonly Row[],
  texts: ReturnType<typeof textsOf>,
  symbol: string,
  write: typeof writeTexts,
) {
  const readUser = () => {
    try {
      if (localStorage.getItem('accessToken') === null || localStorage.getItem('locked') === 'true')
        return null;
      return (JSON.parse(localStorage.getItem('user') ?? '{}') ?? {}) as { isAdmin?: unknown };
    } catch {
      // Where storage is denied, nobody is signed in; what is in it may be damaged.
      return null;
    }
  };
  const user = readUser();
  if (user === null) return;
  const isAdmin = user.isAdmin === true;
  const path = `/${location.pathname.slice(base.length)}`;
  const [pattern, member, admin] = rows.find(([each]) => new RegExp(each, 'i').test(path))!;
  const view = isAdmin ? admin : member;
  if (view === null) return;

  const part = (name: string) =>
    document
      .querySelector<HTMLTemplateElement>(`template[data-outline="${name}"]`)
      ?.content.cloneNode(true) as DocumentFragment | undefined;
  const outline = document.createElement('div');
  outline.dataset['shell'] = '';
  outline.ariaHidden = 'true';
  outline.inert = true;
  outline.append(part('frame')!);
  const size = matchMedia('(min-width: 768px)').matches ? 'wide' : 'phone';
  outline.querySelector('main')!.append(part(`${size} ${view.path}`) ?? '');
  outline.querySelector('footer')!.toggleAttribute('data-for-small-screens', view.isTwoColumns);
  for (const link of outline.querySelectorAll('nav a')) {
    const target = `/${link.getAttribute('href')!.slice(base.length)}`;
    if (target.startsWith('/admin/') && !isAdmin) link.remove();
    else if (target === view.path) link.ariaCurrent = 'page';
  }

  const opened = decodeURIComponent(new RegExp(pattern, 'i').exec(path)?.[1] ?? '')
    .trim()
    .toUpperCase();
  write(outline, texts, (text) => (text === symbol ? opened : text.replace('{{symbol}}', () => opened)));
  document.querySelector('#root')!.before(outline);
}
