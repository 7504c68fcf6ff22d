import deApp from '../../src/i18n/locales/de/app';
import deBoard from '../../src/i18n/locales/de/board';
import deMember from '../../src/i18n/locales/de/member';
import deShowcase from '../../src/i18n/locales/de/showcase';
import enApp from '../../src/i18n/locales/en/app';
import enBoard from '../../src/i18n/locales/en/board';
import enMember from '../../src/i18n/locales/en/member';
import enShowcase from '../../src/i18n/locales/en/showcase';
import viApp from '../../src/i18n/locales/vi/app';
import viBoard from '../../src/i18n/locales/vi/board';
import viMember from '../../src/i18n/locales/vi/member';
import viShowcase from '../../src/i18n/locales/vi/showcase';
import type { AppMessages, BoardMessages, MemberMessages, ShowcaseMessages } from '../../src/i18n/messages';

export type Messages = AppMessages & MemberMessages & BoardMessages & ShowcaseMessages;

/** Every text of each language. */
export const vi = { ...viApp, ...viMember, ...viBoard, ...viShowcase };
export const en: Messages = { ...enApp, ...enMember, ...enBoard, ...enShowcase };
export const de: Messages = { ...deApp, ...deMember, ...deBoard, ...deShowcase };
