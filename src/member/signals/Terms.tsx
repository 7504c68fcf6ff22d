import type { ReactNode } from 'react';
import styles from './Terms.module.css';

/** Figures beneath their names, as many beside each other as there is room for. */
export function Terms({ className = '', children }: { className?: string | undefined; children: ReactNode }) {
  return <dl className={`${styles.terms} ${className}`}>{children}</dl>;
}

export function Term({ name, note, children }: { name: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        {note && <span className={styles.note}> {note}</span>}
      </dd>
    </div>
  );
}
