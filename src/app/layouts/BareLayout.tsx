import type { ReactNode } from 'react';
import { SampleTag } from './SampleTag';
import { SettingsCorner } from '../settings/SettingsCorner';
import styles from './BareLayout.module.css';

/** A page that frames itself; only the settings stand beside it. */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <header className={styles.corner}>
        <SampleTag />
        <SettingsCorner />
      </header>
      {children}
    </>
  );
}
