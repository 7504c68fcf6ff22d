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

/** The signal that the search part of an address (`?signal=buy_break_out.2026-11-18`) names; its kind may be unknown. */
export function signalIn(search: string): { kind: SignalKind | null; day: string } | null {
  const [, word, day] =
    /^(buy_[a-z_]{1,30})\.(\d{4}-\d{2}-\d{2})$/.exec(parameterIn(search, PARAMETER) ?? '') ?? [];
  return day === undefined ? null : { kind: signalKindOf(word), day };
}

/** Returns an address, with or without a query, that names this signal, or none; its other parameters stay. */
export function withSignal<Path extends string>(
  path: Path,
  signal: { kind: SignalKind; day: string } | null,
): Path | `${Path}?${string}` {
  const [page = '', search = ''] = path.split('?');
  const text = withParameters(search, { [PARAMETER]: signal && `${wordOf(signal.kind)}.${signal.day}` });
  return (text === '' ? page : `${page}?${text}`) as Path;
}
