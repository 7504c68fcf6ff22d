/** The interface languages, the default first. */
export const languages = ['vi', 'en', 'de'] as const;

export type Language = (typeof languages)[number];

/** Each language by its own name. */
export const languageNames: Record<Language, string> = {
  vi: 'Tiếng Việt',
  en: 'English',
  de: 'Deutsch',
};

/** Reads a stored language code; anything else is Vietnamese. */
export function languageOf(stored: string | null): Language {
  return languages.find((language) => language === stored) ?? 'vi';
}
