import { useLanguage } from '../i18n/useT';
import { texts, type Texts } from './texts';

/** The demo's own texts in the language in use. */
export function useTexts(): Texts {
  return texts[useLanguage()];
}
