import deApp from '../../src/i18n/locales/de/app';
import deBoard from '../../src/i18n/locales/de/board';
import deDesk from '../../src/i18n/locales/de/desk';
import deMember from '../../src/i18n/locales/de/member';
import deShowcase from '../../src/i18n/locales/de/showcase';
import deSignal from '../../src/i18n/locales/de/signal';
import enApp from '../../src/i18n/locales/en/app';
import enBoard from '../../src/i18n/locales/en/board';
import enDesk from '../../src/i18n/locales/en/desk';
import enMember from '../../src/i18n/locales/en/member';
import enShowcase from '../../src/i18n/locales/en/showcase';
import enSignal from '../../src/i18n/locales/en/signal';
import viApp from '../../src/i18n/locales/vi/app';
import viBoard from '../../src/i18n/locales/vi/board';
import viDesk from '../../src/i18n/locales/vi/desk';
import viMember from '../../src/i18n/locales/vi/member';
import viShowcase from '../../src/i18n/locales/vi/showcase';
import viSignal from '../../src/i18n/locales/vi/signal';
import type {
  AppMessages,
  BoardMessages,
  DeskMessages,
  MemberMessages,
  ShowcaseMessages,
  SignalMessages,
} from '../../src/i18n/messages';

export type Messages = AppMessages &
  MemberMessages &
  SignalMessages &
  BoardMessages &
  DeskMessages &
  ShowcaseMessages;

/** Every text of each language. */
export const vi = { ...viApp, ...viMember, ...viSignal, ...viBoard, ...viDesk, ...viShowcase };
export const en: Messages = { ...enApp, ...enMember, ...enSignal, ...enBoard, ...enDesk, ...enShowcase };
export const de: Messages = { ...deApp, ...deMember, ...deSignal, ...deBoard, ...deDesk, ...deShowcase };
