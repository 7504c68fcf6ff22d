import { part } from '../../ui/part';
import { LongRows } from '../../ui/Rows';

/** The market's view, loaded with its texts, its rows and what its queries are resolved with. */
export const Market = part(
  async () => {
    const [market] = await Promise.all([
      import('./Market'),
      LongRows.load(),
      import('../../graph/load-board'),
    ]);
    return market;
  },
  'Market',
  { texts: 'board' },
);
