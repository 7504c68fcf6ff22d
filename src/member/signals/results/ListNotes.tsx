import type { ListedSignal } from '../../../graph/values';
import { SinceLastVisit } from './SinceLastVisit';
import { WorseKinds } from './WorseKinds';

/** What is noted above a list of signals: news since the last visit, and the kinds with a worse record. */
export function ListNotes({ signals }: { signals: readonly ListedSignal[] }) {
  return (
    <>
      <SinceLastVisit signals={signals} />
      <WorseKinds signals={signals} />
    </>
  );
}
