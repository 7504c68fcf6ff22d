import type { ReactNode } from 'react';
import { Panel } from '../../ui/Panel';
import styles from './forms.module.css';

/** The panel of a form. */
export function FormPanel({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Panel title={name} className={styles.panel}>
      <div className={styles.body}>{children}</div>
    </Panel>
  );
}
