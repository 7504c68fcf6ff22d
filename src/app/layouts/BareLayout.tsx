import type { ReactNode } from 'react';
import { SampleTag } from './SampleTag';
import { SettingsSlot } from '../settings/SettingsSlot';
import styles from './layouts.module.css';

/** The layout of pages that frame themselves: the settings and the page. */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <header className={styles.corner}>
        <SampleTag />
        <SettingsSlot />
      </header>
      {children}
    </>
  );
}
