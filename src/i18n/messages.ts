import type { vi } from './locales/vi';

type StoredKey = keyof typeof vi;
type PluralBase<K> = K extends `${infer Base}_${'one' | 'other'}` ? Base : never;

/** A complete set of texts: every language has every key of the Vietnamese one. */
export type Messages = Readonly<Record<StoredKey, string>>;

/** What a screen may ask for; counted texts are asked for by their base and a `count`. */
export type MessageKey = Exclude<StoredKey, `${string}_${'one' | 'other'}`> | PluralBase<StoredKey>;
