// @module-tag P22
import { beforeEach, expect, it, vi } from 'vitest';
import { scenarioNames } from '../../mock-server/scenarios';
import { createDemo } from '../../src/demo/demo';

vi.mock('../../src/i18n/locales/de/demo', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

beforeEach(() => {
  document.body.innerHTML = '<div id="root"><main class="plain-page"><h1>Failed</h1></main></div>';
});

const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);

function failToStart(language: string) {
  document.documentElement.lang = language;
  window.history.replaceState(null, '', '/?scenario=chrash-day');
  expect(() => createDemo()).toThrow('chrash-day');
  window.dispatchEvent(new Event('not-started'));
}

it('offers the reset after a failed start at once, and when the texts cannot be loaded', async () => {
  failToStart('de');
  expect(buttons()).toEqual(['Daten zurücksetzen']);

  await vi.dynamicImportSettled();
  expect(buttons()).toEqual(['Daten zurücksetzen']);
});

it('offers it with the scenarios that exist, where the address names another', async () => {
  failToStart('en');

  await vi.waitFor(() => expect(document.querySelectorAll('a')).toHaveLength(scenarioNames.length));
  expect(buttons()).toEqual(['Reset the data']);
});
