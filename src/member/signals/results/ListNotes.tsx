import type { ListedSignal } from '../../../graph/values';
import type { Store } from '../../../lib/store';
import { AdjustedPrices } from '../adjusted/AdjustedPrices';
import type { Bases } from '../adjusted/bases';
import type { PlanOf } from '../plan/row-plan';
import { RowPlans } from '../plan/RowPlans';
import { SinceLastVisit } from './SinceLastVisit';
import { WorseKinds } from './WorseKinds';

type Props = {
  signals: readonly ListedSignal[];
  /** Receives what the changes of the rows are measured from, where an ex-date lies between. */
  bases: Store<Bases | null>;
  /** Receives the plans of the rows, as far as they follow from more than what the server sends. */
  plans: Store<PlanOf | null>;
  /** The element beneath the rows; null while they are not shown. */
  foot: HTMLElement | null;
};

/**
 * What is noted on a list of signals: above it news since the last visit, and the kinds with a worse record; in its rows and
 * beneath them the ex-dates since, and their plans with what computes those that the server does not send.
 */
export function ListNotes({ signals, bases, plans, foot }: Props) {
  return (
    <>
      <SinceLastVisit signals={signals} />
      <WorseKinds signals={signals} />
      <AdjustedPrices signals={signals} bases={bases} />
      <RowPlans signals={signals} foot={foot} bases={bases} plans={plans} />
    </>
  );
}
