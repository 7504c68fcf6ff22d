import type { ReactNode } from 'react';
import { SampleTag } from './SampleTag';
import { SettingsSlot } from '../settings/SettingsSlot';
import './BareLayout.css';

/** A page that frames itself; only the settings stand beside it. */
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
