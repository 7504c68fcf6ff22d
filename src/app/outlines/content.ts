import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import appDe from '../../i18n/locales/de/app';
import memberDe from '../../i18n/locales/de/member';
import appEn from '../../i18n/locales/en/app';
import memberEn from '../../i18n/locales/en/member';
import appVi from '../../i18n/locales/vi/app';
import memberVi from '../../i18n/locales/vi/member';
import { configuredPartner } from '../../lib/partner';
import { BrandMark } from '../../ui/Brand';
import { configuredTermsUrl } from '../../ui/TermsLink';

// What the build puts into the outlines; it is imported again for each build, as an edited text must not restart the server.

/** The texts of everybody and of members by language. */
export const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  vi: { ...appVi, ...memberVi },
  en: { ...appEn, ...memberEn },
  de: { ...appDe, ...memberDe },
};

export const partner = configuredPartner();
export const termsUrl = configuredTermsUrl();

/** The logo in a size. */
export const markOf = (size: number) => renderToStaticMarkup(createElement(BrandMark, { size }));
