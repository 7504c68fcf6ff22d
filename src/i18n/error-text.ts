import { i18n } from './i18n';

/** The text of a failure's kind; any other text, such as a server's message, is returned as it is. */
export function errorText(kindOrMessage: string): string {
  const key = `error.${kindOrMessage}`;
  return i18n.exists(key) ? i18n.t(key) : kindOrMessage;
}
