import type { SignalKind } from '../../graph/resolvers.types';
import { KIND_DRAWINGS } from '../../ui/kind-drawings';
import styles from './KindChip.module.css';

/** The icon of a kind of signal. */
export function KindIcon({ kind }: { kind: SignalKind }) {
  return (
    <svg className={styles.icon} viewBox="0 0 16 12" aria-hidden="true">
      <path d={KIND_DRAWINGS[kind]} />
    </svg>
  );
}
