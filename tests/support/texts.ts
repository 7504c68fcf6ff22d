import deApp from '../../src/i18n/locales/de/app';
import deMember from '../../src/i18n/locales/de/member';
import deShowcase from '../../src/i18n/locales/de/showcase';
import deSignal from '../../src/i18n/locales/de/signal';
import enApp from '../../src/i18n/locales/en/app';
import enMember from '../../src/i18n/locales/en/member';
import enShowcase from '../../src/i18n/locales/en/showcase';
import enSignal from '../../src/i18n/locales/en/signal';
import viApp from '../../src/i18n/locales/vi/app';
import viMember from '../../src/i18n/locales/vi/member';
import viShowcase from '../../src/i18n/locales/vi/showcase';
import viSignal from '../../src/i18n/locales/vi/signal';
import type { AppMessages, MemberMessages, ShowcaseMessages, SignalMessages } from '../../src/i18n/messages';

export type Messages = AppMessages & MemberMessages & SignalMessages & ShowcaseMessages;

/** Every text of each language. */
export const vi = { ...viApp, ...viMember, ...viSignal, ...viShowcase };
export const en: Messages = { ...enApp, ...enMember, ...enSignal, ...enShowcase };
export const de: Messages = { ...deApp, ...deMember, ...deSignal, ...deShowcase };
