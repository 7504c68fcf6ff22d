import type { SignalKind } from '../../graph/resolvers.types';
import { WORD_OF } from '../../graph/signal-kinds';
import { KIND_DRAWINGS } from '../../ui/kind-drawings';
import styles from './KindChip.module.css';

/** A kind of signal, told from the others by its drawing alone; the word stands beside it. */
export function KindIcon({ kind }: { kind: SignalKind }) {
  return (
    <svg className={styles.icon} viewBox="0 0 16 12" aria-hidden="true">
      <path d={KIND_DRAWINGS[WORD_OF[kind]]} />
    </svg>
  );
}
