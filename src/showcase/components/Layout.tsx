import type { ReactNode } from 'react';
import styles from './ComponentPage.module.css';

/** Things beside each other, wrapped where there is no room. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** Things below each other, as wide as a form. */
export function Column({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>;
}
