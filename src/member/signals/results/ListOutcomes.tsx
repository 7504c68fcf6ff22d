import type { ListedSignal } from '../../../graph/values';
import type { Day } from '../../../market/day';
import { ListRecord } from './ListRecord';
import { ListedResults } from './ListedResults';
import type { ComputedResults } from './useListResults';

type Props = { signals: readonly ListedSignal[]; computed: ComputedResults; until: Day };

/**
 * What the signals have been worth, over the symbols of the list, and the outcome of every listed signal, losers included. A
 * figure over several symbols is shown when all of them are computed.
 */
export function ListOutcomes({ signals, computed, until }: Props) {
  const { symbols, done, failed, total } = computed;
  return (
    <ListRecord symbols={symbols} isComputing={done + failed < total} until={until}>
      <ListedResults signals={signals} computed={computed} until={until} />
    </ListRecord>
  );
}
