/** The parameter of a technical page's address that names one signal: its kind and its day. */
const PARAMETER = 'signal';

/** A signal as an address names it: the server's word for its kind, and its day. */
export type SignalAddress = { kind: string; day: string };

/** The signal that a page's search part (`?signal=buy_break_out.2026-11-18`) names; null where it names none. */
export function signalIn(search: string): SignalAddress | null {
  const [, kind, day] =
    /^(buy_[a-z_]{1,30})\.(\d{4}-\d{2}-\d{2})$/.exec(new URLSearchParams(search).get(PARAMETER) ?? '') ?? [];
  return kind === undefined || day === undefined ? null : { kind, day };
}

/** Returns an address, with or without a query, that names this signal, or none; its other parameters stay. */
export function withSignal<Path extends string>(
  path: Path,
  signal: SignalAddress | null,
): Path | `${Path}?${string}` {
  const [page = '', search = ''] = path.split('?');
  const parameters = new URLSearchParams(search);
  if (signal) parameters.set(PARAMETER, `${signal.kind}.${signal.day}`);
  else parameters.delete(PARAMETER);
  const text = parameters.toString().replaceAll('%2C', ',');
  return (text === '' ? page : `${page}?${text}`) as Path;
}
