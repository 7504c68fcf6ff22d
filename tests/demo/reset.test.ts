// @module-tag P22
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadMessages, setLanguage, translate } from '../../src/i18n/i18n';
import { offerReset } from '../../src/demo/reset';

const failed = '<div id="root"><main class="plain-page"><h1>Failed</h1><button>Reload</button></main></div>';

beforeEach(() => {
  document.body.innerHTML = failed;
  document.documentElement.lang = 'vi';
});
afterEach(() => vi.unstubAllGlobals());

const button = () => [...document.querySelectorAll('button')].at(-1)!;

describe('the page of a demo that has failed', () => {
  it.each([
    ['vi', 'Đặt lại dữ liệu'],
    ['en', 'Reset the data'],
    ['de', 'Daten zurücksetzen'],
  ] as const)('offers to reset the demo in %s, as its controls do', async (language, name) => {
    await setLanguage(language);
    document.documentElement.lang = language;
    await loadMessages('demo');
    offerReset();
    expect([button().textContent, button().lang]).toEqual([name, language]);
    expect(translate('demo.reset')).toBe(name);
  });

  it('is left by a reset, with nothing of the demo but the look, and nothing of other programs taken', () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { assign });
    const texts = { 'nhip.demo.time': '{', 'nhip.mock': '{', user: '{', accessToken: 'x', chart: '{' };
    const stay = { lng: 'en', theme: 'light', nightMode: 'true', 'other program': 'x' };
    for (const [key, text] of Object.entries({ ...texts, ...stay })) localStorage.setItem(key, text);
    sessionStorage.setItem('demo.settings', 'latency=%');

    offerReset();
    button().click();

    expect(Object.fromEntries(Object.entries(localStorage))).toEqual(stay);
    expect(sessionStorage.length).toBe(0);
    expect(assign.mock.calls).toEqual([['/']]);
  });
});
