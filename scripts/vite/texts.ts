import appDe from '../../src/i18n/locales/de/app.ts';
import memberDe from '../../src/i18n/locales/de/member.ts';
import appEn from '../../src/i18n/locales/en/app.ts';
import memberEn from '../../src/i18n/locales/en/member.ts';
import appVi from '../../src/i18n/locales/vi/app.ts';
import memberVi from '../../src/i18n/locales/vi/member.ts';

/** The texts of everybody and of members by language; imported as built, or an edited text would restart the server. */
export const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  vi: { ...appVi, ...memberVi },
  en: { ...appEn, ...memberEn },
  de: { ...appDe, ...memberDe },
};
