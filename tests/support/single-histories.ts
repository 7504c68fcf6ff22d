import type { MockServer } from '../../mock-server/backend';
import { CONFIG } from '../../mock-server/udf/config';

/** Has the feed send the bars of one symbol a request, as the protocol has it. */
export function sendSingleHistories(server: MockServer): void {
  const { max_history_symbols: _, ...config } = CONFIG;
  server.get('/udf/config', () => config);
}
