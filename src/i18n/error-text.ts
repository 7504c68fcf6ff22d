import { i18n } from './i18n';

/** The words for a failure's kind; a text that is no known kind is the failure's own words. */
export function errorText(kindOrWords: string): string {
  const key = `error.${kindOrWords}`;
  return i18n.exists(key) ? i18n.t(key) : kindOrWords;
}
