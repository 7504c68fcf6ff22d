import { part } from '../../ui/part';
import { LongRows } from '../../ui/Rows';

/** The market's view, loaded with its texts, its rows and the schema that its queries are executed with. */
export const Market = part(() => import('./Market'), 'Market', {
  texts: 'board',
  needs: () => Promise.all([LongRows.load(), import('../../graph/apart')]),
});
