import type app from './locales/vi/app';
import type board from './locales/vi/board';
import type desk from './locales/vi/desk';
import type member from './locales/vi/member';
import type showcase from './locales/vi/showcase';
import type signal from './locales/vi/signal';

type StoredKey =
  | keyof typeof app
  | keyof typeof member
  | keyof typeof signal
  | keyof typeof board
  | keyof typeof desk
  | keyof typeof showcase;
type PluralBase<K> = K extends `${infer Base}_${'one' | 'other'}` ? Base : never;

/** The texts that load first, what `src/app` and `src/auth` show: every language has the keys of the Vietnamese ones. */
export type AppMessages = Readonly<Record<keyof typeof app, string>>;

/** The texts that load after the sign-in. */
export type MemberMessages = Readonly<Record<keyof typeof member, string>>;

/** The texts that load with the explanation of a signal, its plan and the results of the list. */
export type SignalMessages = Readonly<Record<keyof typeof signal, string>>;

/** The texts that load with the market page. */
export type BoardMessages = Readonly<Record<keyof typeof board, string>>;

/** The texts that load with the desk, its dialogs and its notes. */
export type DeskMessages = Readonly<Record<keyof typeof desk, string>>;

/** The texts that load with the first page of the showcase. */
export type ShowcaseMessages = Readonly<Record<keyof typeof showcase, string>>;

/** The keys that a view may translate; a counted text is translated by its base and a `count`. */
export type MessageKey = Exclude<StoredKey, `${string}_${'one' | 'other'}`> | PluralBase<StoredKey>;
