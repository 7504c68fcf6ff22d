import { parameterIn, withParameters } from './query';

/** The parameter of a technical page's address that names one signal: its kind and its day. */
const PARAMETER = 'signal';

/** A kind of signal, as the schema's enum spells it. */
export type SignalKind = 'DIVERGENCE' | 'BACK_TEST' | 'TREND_UP' | 'BREAK_OUT';

/** The server's word for a kind, which its rows and the product's addresses use. */
type SignalWord = `buy_${Lowercase<SignalKind>}`;

const WORD = /^buy_(divergence|back_test|trend_up|break_out)$/;

/** The kind that a word of the server means; null for any other value. */
export function signalKindOf(word: SignalWord): SignalKind;
export function signalKindOf(word: unknown): SignalKind | null;
export function signalKindOf(word: unknown): SignalKind | null {
  const [, kind] = (typeof word === 'string' && WORD.exec(word)) || [];
  return kind === undefined ? null : (kind.toUpperCase() as SignalKind);
}

/** The server's word for a kind. */
export function wordOf(kind: SignalKind): SignalWord {
  return `buy_${kind.toLowerCase() as Lowercase<SignalKind>}`;
}

/**
 * A signal as an address names it. A row of the server's that the product cannot read has no kind or no day, and in their
 * place the texts that came: `study`, and `time`.
 */
type NamedSignal = {
  kind: SignalKind | null;
  day: string | null;
  study?: string | null;
  time?: string | null;
};

/** The name of a signal among those of its symbol: the server's words for its kind and its day, as in `buy_break_out.2026-11-18`. */
export function nameOfSignal({ kind, day, study, time }: NamedSignal): string {
  return `${(kind && wordOf(kind)) ?? study ?? ''}.${day ?? time ?? ''}`;
}

/** The signal that the search part of an address names; kind and day are null where the product does not know them. */
export function signalIn(
  search: string,
): { name: string; kind: SignalKind | null; day: string | null } | null {
  const name = parameterIn(search, PARAMETER);
  const [, word, day = null] = /^([^]{0,40})\.(?:(\d{4}-\d{2}-\d{2})|[^]{0,40})$/.exec(name ?? '') ?? [];
  return name === null || word === undefined ? null : { name, kind: signalKindOf(word), day };
}

/** Returns an address, with or without a query, that names this signal, or none; its other parameters stay. */
export function withSignal<Path extends string>(
  path: Path,
  signal: NamedSignal | null,
): Path | `${Path}?${string}` {
  const [page = '', search = ''] = path.split('?');
  const text = withParameters(search, { [PARAMETER]: signal && nameOfSignal(signal) });
  return (text === '' ? page : `${page}?${text}`) as Path;
}
