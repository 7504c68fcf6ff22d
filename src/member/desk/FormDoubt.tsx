import { WarningSignIcon } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import styles from './Doubts.module.css';

/** Says what looks wrong in a form. */
export function FormDoubt({ children }: { children: ReactNode }) {
  return (
    <span className={styles.doubt}>
      <WarningSignIcon size={12} />
      <span>{children}</span>
    </span>
  );
}
