import type account from './locales/vi/account';
import type admin from './locales/vi/admin';
import type app from './locales/vi/app';
import type board from './locales/vi/board';
import type bot from './locales/vi/bot';
import type chart from './locales/vi/chart';
import type desk from './locales/vi/desk';
import type header from './locales/vi/header';
import type lists from './locales/vi/lists';
import type member from './locales/vi/member';
import type partner from './locales/vi/partner';
import type profile from './locales/vi/profile';
import type results from './locales/vi/results';
import type screen from './locales/vi/screen';
import type signal from './locales/vi/signal';
import type week from './locales/vi/week';
import type welcome from './locales/vi/welcome';

/** The Vietnamese texts by part, each of which loads by itself. */
interface OwnParts {
  /** What loads first: what `src/app` and `src/auth` show. */
  app: typeof app;
  /** With the frame of the pages after the sign-in. */
  member: typeof member;
  /** With the explanation of a signal and its plan. */
  signal: typeof signal;
  /** With the results of the list. */
  results: typeof results;
  /** With the market page. */
  board: typeof board;
  /** With the filter of the market page. */
  screen: typeof screen;
  /** With My T+ as an account, and its performance. */
  account: typeof account;
  /** With the admin's pages: the runs of the studies, and the subscriptions of users. */
  admin: typeof admin;
  /** With the bot page. */
  bot: typeof bot;
  /** With a day's line, the chart's menus, a symbol's events and orders, comparisons and sectors. */
  chart: typeof chart;
  /** With the desk, its dialogs, its notes and its alerts. */
  desk: typeof desk;
  /**
   * With what a page loads in an idle moment: search, full screen, trading day, shortcuts, installation, printing; and with
   * what stands in the place of a page whose code has not arrived.
   */
  header: typeof header;
  /** With the lists of one's own. */
  lists: typeof lists;
  /** With the page about the charting partner. */
  partner: typeof partner;
  /** With the pages of the profile. */
  profile: typeof profile;
  /** With the week ahead. */
  week: typeof week;
  /** With the market and the signal of the visitor's pages. */
  welcome: typeof welcome;
}

/** All parts; the texts of a group declare theirs. */
export interface Parts extends OwnParts {}

/** The name of a part whose loaders `i18n.ts` has. */
export type TextPart = keyof OwnParts;

type StoredKey = { [Part in keyof Parts]: keyof Parts[Part] }[keyof Parts];
type PluralBase<K> = K extends `${infer Base}_${'one' | 'other'}` ? Base : never;

/** Every text of a language. */
export type Messages = Readonly<Record<StoredKey, string>>;

/** The texts of a part: every language has the keys of the Vietnamese ones. */
export type MessagesOf<Part extends keyof Parts> = Readonly<Record<keyof Parts[Part], string>>;

/** The keys that a view may translate; a counted text is translated by its base and a `count`. */
export type MessageKey = Exclude<StoredKey, `${string}_${'one' | 'other'}`> | PluralBase<StoredKey>;
