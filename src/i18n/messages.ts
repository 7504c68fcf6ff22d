import type app from './locales/vi/app';
import type board from './locales/vi/board';
import type chart from './locales/vi/chart';
import type desk from './locales/vi/desk';
import type member from './locales/vi/member';
import type signal from './locales/vi/signal';
import type welcome from './locales/vi/welcome';

/** The Vietnamese texts by part; the texts of a group declare theirs. */
export interface Parts {
  app: typeof app;
  member: typeof member;
  signal: typeof signal;
  board: typeof board;
  chart: typeof chart;
  desk: typeof desk;
  welcome: typeof welcome;
}

type Part = keyof Parts;

type StoredKey = { [Each in Part]: keyof Parts[Each] }[Part];
type PluralBase<K> = K extends `${infer Base}_${'one' | 'other'}` ? Base : never;

/** Every text of a language. */
export type Messages = Readonly<Record<StoredKey, string>>;

/** The texts of a part: every language has the keys of the Vietnamese ones. */
type Of<Each extends Part> = Readonly<Record<keyof Parts[Each], string>>;

/** The texts that load first, what `src/app` and `src/auth` show. */
export type AppMessages = Of<'app'>;

/** The texts that load after the sign-in. */
export type MemberMessages = Of<'member'>;

/** The texts that load with the explanation of a signal, its plan and the results of the list. */
export type SignalMessages = Of<'signal'>;

/** The texts that load with the market page. */
export type BoardMessages = Of<'board'>;

/** The texts that load with a day's line, a symbol's events, comparisons and sectors. */
export type ChartMessages = Of<'chart'>;

/** The texts that load with the desk, its dialogs and its notes. */
export type DeskMessages = Of<'desk'>;

/** The texts that load with the market and the signal of the visitor's pages. */
export type WelcomeMessages = Of<'welcome'>;

/** The keys that a view may translate; a counted text is translated by its base and a `count`. */
export type MessageKey = Exclude<StoredKey, `${string}_${'one' | 'other'}`> | PluralBase<StoredKey>;
