import { parse } from 'regexparam';
import type { Plugin } from 'vite';
import { routes } from '../../src/app/router/routes.ts';
import { importAsBuilt } from './render.ts';
import { nameIn, withName } from './shown-name.ts';
import { callInPage, renderedMarkup, textsOf, writeTexts } from './rendered-markup.ts';

type Markup = typeof import('./welcome-markup.tsx');

/**
 * Shows a visitor what the product promises as soon as the style is loaded, in their language, while the app loads; the app
 * then renders the same texts in the same place. It stands in the page for the routes with `welcome`.
 */
export function welcome(): Plugin {
  return renderedMarkup('nhip:welcome', async (config, all) => {
    const { base } = config;
    const markup = await importAsBuilt(config, 'scripts/vite/welcome-markup.tsx', (module: Markup) =>
      module.welcomeMarkup(base.replace(/\/$/, '')),
    );
    const patterns = routes.filter((route) => route.welcome).map(({ path }) => parse(path).pattern.source);
    const script = callInPage(show, base, patterns, textsOf(markup, all, nameIn(config)), writeTexts);
    return `<template id="welcome">${markup}</template>\n    ${withName(script, config)}`;
  });
}

/** Runs in the page; must not use anything from outside itself. */
function show(
  base: string,
  patterns: readonly string[],
  texts: ReturnType<typeof textsOf>,
  write: typeof writeTexts,
) {
  try {
    if (localStorage.getItem('accessToken') !== null) return;
  } catch {
    // Where storage is denied, nobody is signed in.
  }
  const path = `/${location.pathname.slice(base.length)}`;
  if (!patterns.some((pattern) => new RegExp(pattern, 'i').test(path))) return;

  const page = document.querySelector<HTMLTemplateElement>('#welcome')!.content.cloneNode(true);
  write(page, texts);
  document.querySelector('#root')!.append(page);
}
