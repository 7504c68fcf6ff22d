import type { Plugin, ResolvedConfig } from 'vite';
import de from '../../src/i18n/locales/de/app.ts';
import en from '../../src/i18n/locales/en/app.ts';
import vi from '../../src/i18n/locales/vi/app.ts';
import type { AppMessages } from '../../src/i18n/messages.ts';
import { partnerIn } from '../../src/lib/partner.ts';

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

const point = '<div><h2></h2><p></p></div>';

/** As `AuthLayout` draws it, for the same place on the screen; without what only the app can do. */
const template = `<template id="welcome">
      <div class="auth">
        <div class="auth-pitch">
          <span class="auth-brand"><svg width="26" height="26"></svg><span></span></span>
          <div class="auth-mid">
            <p class="auth-promise"><span></span> <span></span></p>
            <p class="auth-lede"></p>
            <svg class="auth-beat" viewBox="0 0 680 120"></svg>
            <div class="auth-three">${point.repeat(3)}</div>
          </div>
          <p class="auth-foot meta"></p>
        </div>
        <div class="auth-door"></div>
      </div>
    </template>`;

/**
 * Lets a visitor read what Nhịp promises as soon as the style is there, in their language, while the app is on its
 * way; the app then draws the same words in the same place.
 */
export function welcome(): Plugin {
  let config: ResolvedConfig;
  const textsOf = (texts: AppMessages) => {
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
    transformIndexHtml(html) {
      const texts = { vi: textsOf(vi), en: textsOf(en), de: textsOf(de) };
      const script = `(${greet.toString()})(${JSON.stringify(config.base)},${JSON.stringify(texts)})`;
      return html.replace(
        '<div id="root"></div>',
        () =>
          `<div id="root"></div>\n    ${template}\n    <script>${script.replaceAll('</', '<\\/')}</script>`,
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
  const places = page.querySelectorAll('span span, .auth-promise span, .auth-lede, h2, h2 + p, .auth-foot');
  (texts[document.documentElement.lang] ?? []).forEach((text, place) => (places[place]!.textContent = text));
  document.querySelector('#root')!.append(page);
}
