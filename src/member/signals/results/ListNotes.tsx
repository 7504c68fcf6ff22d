import type { ListedSignal } from '../../../graph/values';
import type { Store } from '../../../lib/store';
import { AdjustedPrices } from '../adjusted/AdjustedPrices';
import type { Bases } from '../adjusted/bases';
import type { PlanOf } from '../plan/row-plan';
import { SentPlans } from '../plan/SentPlans';
import { SinceLastVisit } from './SinceLastVisit';
import { WorseKinds } from './WorseKinds';

type Props = {
  signals: readonly ListedSignal[];
  /** Receives what the changes of the rows are measured from, where an ex-date lies between. */
  bases: Store<Bases | null>;
  /** Receives the plans of the rows whose entry the server does not send. */
  plans: Store<PlanOf | null>;
};

/**
 * What is noted on a list of signals: above it news since the last visit, and the kinds with a worse record; in its rows and
 * beneath them the ex-dates since, and in its rows what is in the way of a purchase.
 */
export function ListNotes({ signals, bases, plans }: Props) {
  return (
    <>
      <SinceLastVisit signals={signals} />
      <WorseKinds signals={signals} />
      <AdjustedPrices signals={signals} bases={bases} />
      <SentPlans signals={signals} plans={plans} />
    </>
  );
}
