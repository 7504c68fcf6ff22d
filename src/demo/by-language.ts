import type { Language } from '../i18n/languages';
import { useLanguage } from '../i18n/useT';

/** Texts of the demo in every language; they are in no other build. */
export type ByLanguage<Texts> = Readonly<Record<Language, Texts>>;

/** Creates the hook that returns such texts in the interface language. */
export function inLanguage<Texts>(texts: ByLanguage<Texts>): () => Texts {
  return function useTexts() {
    return texts[useLanguage()];
  };
}
