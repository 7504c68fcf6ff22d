import { useMarketTime } from '../../../app/actors/AppActors';
import type { ListedSignal } from '../../../graph/values';
import { lastClosedDay } from '../../../market/clock';
import { WorseKind } from '../../shared/WorseKind';
import { useWorseKinds } from '../../shared/worse-kinds';
import { KindChip } from '../KindChip';
import styles from './ListResults.module.css';

/** The kinds of a list whose record is worse than buying any of its symbols on the same day. */
export function WorseKinds({ signals }: { signals: readonly ListedSignal[] }) {
  const worse = useWorseKinds(lastClosedDay(useMarketTime()));
  const listed = [...worse].filter((worseKind) => signals.some(({ kind }) => kind === worseKind));
  return listed.map((kind) => (
    <div key={kind} className={styles.worse}>
      <KindChip kind={kind} />
      <WorseKind />
    </div>
  ));
}
