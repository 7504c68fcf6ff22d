import type { ReactNode } from 'react';
import { SampleTag } from './SampleTag';
import { SettingsSlot } from '../settings/SettingsSlot';
import './BareLayout.css';

/** The layout of pages that frame themselves: the settings and the page. */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="bare-corner">
        <SampleTag />
        <SettingsSlot />
      </header>
      {children}
    </>
  );
}
