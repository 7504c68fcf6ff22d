import type { Plugin, ResolvedConfig } from 'vite';
import { de } from '../../src/i18n/locales/de.ts';
import { en } from '../../src/i18n/locales/en.ts';
import { vi } from '../../src/i18n/locales/vi.ts';
import type { Messages } from '../../src/i18n/messages.ts';
import { partnerIn } from '../../src/lib/partner-in.ts';
import { shortNamesIn } from './css-modules.ts';

const shown = [
  'app.name',
  'about.promise',
  'about.promiseEnd',
  'about.lede',
  'about.pulse',
  'about.pulseText',
  'about.signals',
  'about.signalsText',
  'about.watchlist',
  'about.watchlistText',
] as const;

const point = '<div><h2 data-text></h2><p data-text></p></div>';

/** As `AuthLayout` draws it, for the same place on the screen; without what only the app can do. */
const templateWith = (styles: Readonly<Record<string, string>>) => `<template id="welcome">
      <div class="${styles.layout}">
        <div class="${styles.intro}">
          <span class="${styles.brand} text-1"><svg width="26" height="26"></svg><span data-text></span></span>
          <div class="${styles.middle}">
            <p class="${styles.headline}"><span data-text></span> <span data-text></span></p>
            <p class="${styles.lead}" data-text></p>
            <svg class="${styles.drawing}" viewBox="0 0 680 120"></svg>
            <div class="${styles.points}">${point.repeat(3)}</div>
          </div>
          <p class="${styles.footer} caption" data-text></p>
        </div>
        <div class="${styles.side}"></div>
      </div>
    </template>`;

/**
 * Lets a visitor read what Nhịp promises as soon as the style is there, in their language, while the app is on its
 * way; the app then draws the same words in the same place.
 */
export function welcome(): Plugin {
  let config: ResolvedConfig;
  const textsOf = (texts: Messages) => {
    const { name, contactEmail } = partnerIn(config.env);
    const foot = `${texts['app.disclaimer']}. ${texts['footer.chartBy']} ${name}. ${texts['footer.contact']} ${contactEmail}`;
    return [...shown.map((key) => texts[key]), foot];
  };
  return {
    name: 'nhip:welcome',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async transformIndexHtml(html) {
      const styles = await shortNamesIn('src/auth/AuthLayout.module.css', config);
      const texts = { vi: textsOf(vi), en: textsOf(en), de: textsOf(de) };
      const script = `(${greet.toString()})(${JSON.stringify(config.base)},${JSON.stringify(texts)})`;
      return html.replace(
        '<div id="root"></div>',
        () =>
          `<div id="root"></div>\n    ${templateWith(styles)}\n    <script>${script.replaceAll('</', '<\\/')}</script>`,
      );
    },
  };
}

/** Runs in the page; must not use anything from outside itself. */
function greet(base: string, texts: Record<string, string[]>) {
  try {
    if (localStorage.getItem('accessToken') !== null) return;
  } catch {
    // Where storage is denied, nobody is signed in.
  }
  const path = location.pathname.slice(base.length).replace(/\/$/, '');
  if (path !== 'about' && path !== 'auth/login') return;

  const template = document.querySelector<HTMLTemplateElement>('#welcome')!;
  const page = template.content.cloneNode(true) as DocumentFragment;
  const places = page.querySelectorAll('[data-text]');
  (texts[document.documentElement.lang] ?? []).forEach((text, place) => (places[place]!.textContent = text));
  document.querySelector('#root')!.append(page);
}
