import { resetMock } from '../../mock-server/saved-state';
import { interfaceLanguage } from '../app/language';
import type { Language } from '../i18n/languages';
import { basePath } from '../lib/address';
import type { StorageKey } from '../lib/storage';
import { clearMarketTime } from './market-time';

/** What a visit leaves besides the mock server's state; theme and language stay. */
const left: readonly StorageKey[] = [
  'accessToken',
  'user',
  'locked',
  'expired',
  'lastVisit',
  'watchedUntil',
  'filtersMet',
  'worseKinds',
  'chart',
  'rowLine',
  'listColumns',
];

/** Restores the seed and the real time, signs out, and opens the first page; theme and language stay. */
export function resetDemo(): void {
  clearMarketTime(window);
  ignoreDenied(() => {
    resetMock(window.localStorage);
    for (const key of left) window.localStorage.removeItem(key);
  });
  ignoreDenied(() => window.sessionStorage.clear());
  window.location.assign(`${basePath}/`);
}

/** The texts may be what could not be loaded. */
const labels: Readonly<Record<Language, string>> = {
  vi: 'Đặt lại dữ liệu',
  en: 'Reset the data',
  de: 'Daten zurücksetzen',
};

/** Adds the reset to the page of a start that has failed: what the browser has stored may be the reason. */
export function offerReset(): void {
  const language = interfaceLanguage();
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'bp6-button',
    textContent: labels[language],
    lang: language,
  });
  button.addEventListener('click', resetDemo);
  document.querySelector('#root .plain-page')?.append(button);
}

/** A browser that denies a storage has nothing in it to clear. */
export function ignoreDenied(clear: () => void): void {
  try {
    clear();
  } catch {
    return;
  }
}
