import { headerSlot } from '../../app/layouts/header-slot';
import { part } from '../../ui/part';
import styles from './MainLayout.module.css';
import type * as Tools from '../tools';

/** One of what the frame loads in an idle moment, and can do without. */
const tool = <Name extends keyof typeof Tools>(name: Name) =>
  part(() => import('../tools'), name, { texts: ['header', 'desk'], when: 'idle', optional: true });

export const SearchSlot = headerSlot(tool('MemberSearch'));
export const InstallSlot = headerSlot(tool('InstallButton'));
export const FullScreenSlot = headerSlot(tool('FullScreenButton'));
export const TradingDaySlot = headerSlot(tool('TradingDayRail'), <div className={styles.dayPlaceholder} />);
export const ShortcutsSlot = headerSlot(tool('Shortcuts'));
export const AlertsSlot = headerSlot(tool('AlertsBell'));
export const AlertsWatchSlot = headerSlot(tool('AlertsWatch'));
export const PrintedPageSlot = headerSlot(tool('PrintedPage'));
