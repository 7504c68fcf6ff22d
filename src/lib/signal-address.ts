/** The parameter of a technical page's address that names one signal: its kind and its day. */
const PARAMETER = 'signal';

/** The server's words for the kinds of signals, which its rows and the product's addresses use. */
const WORDS = {
  DIVERGENCE: 'buy_divergence',
  BACK_TEST: 'buy_back_test',
  TREND_UP: 'buy_trend_up',
  BREAK_OUT: 'buy_break_out',
} as const;

/** A kind of signal, as the schema's enum spells it. */
export type SignalKind = keyof typeof WORDS;

type SignalWord = (typeof WORDS)[SignalKind];

const KINDS: ReadonlyMap<unknown, SignalKind> = new Map(
  Object.entries(WORDS).map(([kind, word]) => [word, kind as SignalKind]),
);

/** The kind that a word of the server means; null for any other value. */
export function signalKindOf(word: SignalWord): SignalKind;
export function signalKindOf(word: unknown): SignalKind | null;
export function signalKindOf(word: unknown): SignalKind | null {
  return KINDS.get(word) ?? null;
}

/** The signal that the search part of an address (`?signal=buy_break_out.2026-11-18`) names; its kind may be unknown. */
export function signalIn(search: string): { kind: SignalKind | null; day: string } | null {
  const [, word, day] =
    /^(buy_[a-z_]{1,30})\.(\d{4}-\d{2}-\d{2})$/.exec(new URLSearchParams(search).get(PARAMETER) ?? '') ?? [];
  return day === undefined ? null : { kind: signalKindOf(word), day };
}

/** Returns an address, with or without a query, that names this signal, or none; its other parameters stay. */
export function withSignal<Path extends string>(
  path: Path,
  signal: { kind: SignalKind; day: string } | null,
): Path | `${Path}?${string}` {
  const [page = '', search = ''] = path.split('?');
  const parameters = new URLSearchParams(search);
  if (signal) parameters.set(PARAMETER, `${WORDS[signal.kind]}.${signal.day}`);
  else parameters.delete(PARAMETER);
  const text = parameters.toString().replaceAll('%2C', ',');
  return (text === '' ? page : `${page}?${text}`) as Path;
}
