import type { ListedSignal } from '../../../graph/values';
import type { Store } from '../../../lib/store';
import { AdjustedPrices } from '../adjusted/AdjustedPrices';
import type { Bases } from '../adjusted/bases';
import { SinceLastVisit } from './SinceLastVisit';
import { WorseKinds } from './WorseKinds';

type Props = {
  signals: readonly ListedSignal[];
  /** Receives what the changes of the rows are measured from, where an ex-date lies between. */
  bases: Store<Bases | null>;
};

/**
 * What is noted on a list of signals: above it news since the last visit, and the kinds with a worse record; in its rows and
 * beneath them the ex-dates since.
 */
export function ListNotes({ signals, bases }: Props) {
  return (
    <>
      <SinceLastVisit signals={signals} />
      <WorseKinds signals={signals} />
      <AdjustedPrices signals={signals} bases={bases} />
    </>
  );
}
