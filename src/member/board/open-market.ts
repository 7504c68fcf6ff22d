import { part } from '../../ui/part';
import { LongRows } from '../../ui/Rows';

/** The market's view, loaded with its texts, its rows and what its queries are resolved with. */
export const Market = part(() => import('./Market'), 'Market', {
  texts: 'board',
  needs: () => Promise.all([LongRows.load(), import('../../graph/load-board')]),
});
