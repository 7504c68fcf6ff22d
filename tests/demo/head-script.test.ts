import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { bundle } from '../../scripts/vite/inline-scripts';
import { isReadable } from '../../src/lib/brand';
import { installAdoptedSheets } from '../support/adopted-sheet';
import { tokenOf } from '../support/cascade';

const script = await bundle('src/demo/head-script.ts', 'esnext');
const root = document.documentElement;
let rules: () => string;

beforeEach(() => {
  rules = installAdoptedSheets();
  delete root.dataset['brand'];
});

const OWN = { dark: '#339cfd', light: '#01509a' };

/** Runs the script as the head of the demo's page does, at an address and with what the tab keeps. */
function visit(search: string, { kept = '', theme = 'dark' } = {}) {
  window.history.replaceState(null, '', `/${search}`);
  sessionStorage.setItem('demo.settings', kept);
  root.dataset['theme'] = theme;
  document.title = 'own';
  // oxlint-disable-next-line typescript/no-implied-eval -- It is what the browser does with it.
  new Function(script)();
  return [document.title, root.dataset['brand'], tokenOf('--primary', rules(), { theme, medium: 'screen' })];
}

describe('the head of the demo’s page', () => {
  it('has the brand that the address names, in the colour of the theme', () => {
    const link = '?brand=Phù Sa&brand-dark=f2a65a&brand-light=8f4a00';
    expect(visit(link)).toEqual(['Phù Sa', 'Phù Sa', '#f2a65a']);
    expect(visit(link, { theme: 'light' })).toEqual(['Phù Sa', 'Phù Sa', '#8f4a00']);
    expect(tokenOf('--primary', rules(), { theme: 'dark', medium: 'print' })).toBe('#8f4a00');
  });

  it('has the build’s own colour in the theme for which none is chosen, and on paper', () => {
    const dark = '?brand=Phù Sa&brand-dark=f2a65a';
    expect(visit(dark, { theme: 'light' })[2]).toBe(OWN.light);
    expect(tokenOf('--primary', rules(), { theme: 'dark', medium: 'print' })).toBe(OWN.light);
    expect(visit('?brand=Phù Sa&brand-light=8f4a00')[2]).toBe(OWN.dark);
  });

  it('has the brand that the tab keeps, until an address names another', () => {
    const kept = 'latency=usual&brand=Phù Sa&brand-dark=f2a65a';
    expect(visit('', { kept })).toEqual(['Phù Sa', 'Phù Sa', '#f2a65a']);
    expect(visit('?brand=Sông Hồng', { kept })[0]).toBe('Sông Hồng');
  });

  it('leaves the build’s own where none is chosen, or one cannot be shown', () => {
    expect(visit('')).toEqual(['own', undefined, OWN.dark]);
    expect(visit(`?brand=${'x'.repeat(41)}`)).toEqual(['own', undefined, OWN.dark]);
  });

  it('shows a colour that could not be read lighter in the dark theme, and darker in the light one', () => {
    const link = '?brand=Phù Sa&brand-dark=101010&brand-light=ffd400';
    for (const theme of ['dark', 'light'] as const) {
      const [, , colour = ''] = visit(link, { theme });
      expect([isReadable(colour, theme), ['#101010', '#ffd400'].includes(colour)]).toEqual([true, false]);
    }
  });

  it('has the logo that the tab keeps with its brand, which no address brings', () => {
    const kept = 'brand=Phù Sa';
    const picture = 'data:image/png;base64,iVBORw0KGgo=';
    const logo = { source: picture, icon: picture, ratio: 2, plates: [] };
    sessionStorage.setItem('demo.logo', JSON.stringify(logo));
    onTestFinished(() => sessionStorage.removeItem('demo.logo'));

    visit('?brand=Sông Hồng', { kept });
    expect(rules()).toBe('');
    visit('', { kept });
    expect(rules()).toContain(picture);
  });
});
