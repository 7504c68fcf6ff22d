import type { ReactNode } from 'react';
import { SettingsCorner } from '../SettingsCorner';
import './BareLayout.css';

/** A page that frames itself; only the settings stand beside it. */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="bare-settings">
        <SettingsCorner />
      </div>
      {children}
    </>
  );
}
