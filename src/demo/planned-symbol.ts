/** A signal of the list, newest first, with what its plan recommends; of a symbol's plans only the newest has that. */
type Listed = { readonly symbol: string; readonly action?: string };

/** The symbol of the newest signal whose plan stands, else that of the newest signal; a large one where there is none. */
export function plannedSymbol(signals: readonly Listed[]): string {
  const planned = signals.find(({ action }) => action === 'buy' || action === 'hold');
  return (planned ?? signals[0])?.symbol ?? 'FPT';
}
