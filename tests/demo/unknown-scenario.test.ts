import { describe, expect, it } from 'vitest';
import { scenarioNames } from '../../mock-server/scenarios';
import { setLanguage } from '../../src/i18n/i18n';
import { showKnownScenarios } from '../../src/demo/unknown-scenario';

describe('an unknown scenario', () => {
  it('is named on the page, with a link to each one that exists', async () => {
    await setLanguage('en');
    document.body.innerHTML = '<div id="root"><p>The page of a failed start</p></div>';
    document.documentElement.lang = 'en';
    window.history.replaceState(null, '', '/whale?scenario=chrash-day');

    showKnownScenarios('chrash-day', scenarioNames);

    const links = [...document.querySelectorAll('a')];
    const page = document.querySelector('#root')!;
    expect([page.children.length, page.querySelector('main')!.lang]).toEqual([1, 'en']);
    expect(page.querySelectorAll('li')[1]!.textContent).toBe('empty: New account');
    expect(document.querySelector('h1')!.textContent).toBe('There is no such scenario: chrash-day');
    expect(links.map(({ textContent }) => textContent)).toEqual([...scenarioNames]);
    expect(links.map(({ href }) => new URL(href).search)).toEqual(
      scenarioNames.map((name) => `?scenario=${name}`),
    );
    expect(links.every(({ pathname }) => pathname === '/whale')).toBe(true);
    expect(document.activeElement).toBe(links[0]);
  });
});
