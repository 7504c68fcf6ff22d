import type { Prepare } from './renderApp';

type Sent = { symbol: string; price: number | null; signal_type: string; updated: string };

/** Has the server recommend these signals and no others. */
export const sentSignals = (...data: readonly Sent[]): Prepare => {
  return (server) => server.get('/api/tplus_signals', () => ({ data }));
};
