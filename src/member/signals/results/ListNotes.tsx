import { AdjustedPricesLoader } from '../adjusted/AdjustedPricesLoader';
import { RowPlans } from '../plan/RowPlans';
import { SinceLastVisit } from './SinceLastVisit';
import { WorseKinds } from './WorseKinds';

type Props = Parameters<typeof RowPlans>[0] & Parameters<typeof AdjustedPricesLoader>[0];

/** What is noted above a list of signals, news since the last visit and the kinds with a worse record; it completes its rows. */
export function ListNotes({ signals, adjusted, bySymbol, onAdjusted, onPlans }: Props) {
  return (
    <>
      <SinceLastVisit signals={signals} />
      <WorseKinds signals={signals} />
      <AdjustedPricesLoader signals={signals} onAdjusted={onAdjusted} />
      <RowPlans signals={signals} adjusted={adjusted} bySymbol={bySymbol} onPlans={onPlans} />
    </>
  );
}
