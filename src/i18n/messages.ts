/** The Vietnamese texts by part, each of which loads by itself. */
interface OwnParts {
  /** What loads first: what `src/app` and `src/auth` show. */
  app: typeof import('./locales/vi/app').default;
  /** With the frame of the pages after the sign-in. */
  member: typeof import('./locales/vi/member').default;
  /** With the explanation of a signal and its plan. */
  signal: typeof import('./locales/vi/signal').default;
  /** With the results of the list. */
  results: typeof import('./locales/vi/results').default;
  /** With the market page. */
  board: typeof import('./locales/vi/board').default;
  /** With the filter of the market page. */
  screen: typeof import('./locales/vi/screen').default;
  /** With My T+ as an account, and its performance. */
  account: typeof import('./locales/vi/account').default;
  /** With the admin's pages: the runs of the studies, and the subscriptions of users. */
  admin: typeof import('./locales/vi/admin').default;
  /** With the bot page. */
  bot: typeof import('./locales/vi/bot').default;
  /** With a day's line, the chart's menus, a symbol's events and orders, comparisons and sectors. */
  chart: typeof import('./locales/vi/chart').default;
  /** With the demo, in builds that have it. */
  demo: typeof import('./locales/vi/demo').default;
  /** With the desk, its dialogs, its notes, its alerts and the lists of one's own. */
  desk: typeof import('./locales/vi/desk').default;
  /** With why a feed does not say something, and what it says a part of. */
  feed: typeof import('./locales/vi/feed').default;
  /**
   * With what a page loads in an idle moment: search, full screen, trading day, shortcuts, installation, printing; and with
   * what stands in the place of a page whose code has not arrived.
   */
  header: typeof import('./locales/vi/header').default;
  /** With the import of trades, and with what the last one has brought. */
  import: typeof import('./locales/vi/import').default;
  /** With the page about the charting partner. */
  partner: typeof import('./locales/vi/partner').default;
  /** With the pages of the profile. */
  profile: typeof import('./locales/vi/profile').default;
  /** With what is wrong about a typed symbol. */
  symbol: typeof import('./locales/vi/symbol').default;
  /** With the week ahead. */
  week: typeof import('./locales/vi/week').default;
  /** With the market and the signal of the visitor's pages. */
  welcome: typeof import('./locales/vi/welcome').default;
}

/** All parts; the texts of a group declare theirs. */
export interface Parts extends OwnParts {}

/** The name of a part that `i18n.ts` loads by itself; those of groups their pages name. */
export type TextPart = keyof OwnParts;

type StoredKey = { [Part in keyof Parts]: keyof Parts[Part] }[keyof Parts];
type PluralBase<K> = K extends `${infer Base}_${'one' | 'other'}` ? Base : never;

/** Every text of a language. */
export type Messages = Readonly<Record<StoredKey, string>>;

/** The texts of a part: every language has the keys of the Vietnamese ones. */
export type MessagesOf<Part extends keyof Parts> = Readonly<Record<keyof Parts[Part], string>>;

/** The keys that a view may translate; a counted text is translated by its base and a `count`. */
export type MessageKey = Exclude<StoredKey, `${string}_${'one' | 'other'}`> | PluralBase<StoredKey>;
