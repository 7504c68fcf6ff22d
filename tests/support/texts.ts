import deApp from '../../src/i18n/locales/de/app';
import deMember from '../../src/i18n/locales/de/member';
import enApp from '../../src/i18n/locales/en/app';
import enMember from '../../src/i18n/locales/en/member';
import viApp from '../../src/i18n/locales/vi/app';
import viMember from '../../src/i18n/locales/vi/member';
import type { AppMessages, MemberMessages } from '../../src/i18n/messages';

export type Messages = AppMessages & MemberMessages;

/** Every text of each language. */
export const vi = { ...viApp, ...viMember };
export const en: Messages = { ...enApp, ...enMember };
export const de: Messages = { ...deApp, ...deMember };
