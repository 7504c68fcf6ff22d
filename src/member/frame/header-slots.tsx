import { headerSlot } from '../../app/layouts/header-slot';
import { part } from '../../ui/part';
import styles from './MainLayout.module.css';
import type * as Tools from '../tools';

/** One of what the frame loads in an idle moment, and can do without, with the texts that it shows. */
const tool = <Name extends keyof typeof Tools>(name: Name, texts: 'header' | 'desk') =>
  part(() => import('../tools'), name, { texts, when: 'idle', optional: true });

export const SearchSlot = headerSlot(tool('MemberSearch', 'header'));
export const InstallSlot = headerSlot(tool('InstallButton', 'header'));
export const FullScreenSlot = headerSlot(tool('FullScreenButton', 'header'));
export const TradingDaySlot = headerSlot(
  tool('TradingDayRail', 'header'),
  <div className={styles.dayPlaceholder} />,
);
export const ShortcutsSlot = headerSlot(tool('Shortcuts', 'header'));
export const AlertsSlot = headerSlot(tool('AlertsBell', 'desk'));
export const AlertsWatchSlot = headerSlot(tool('AlertsWatch', 'desk'));
export const PriceStreamSlot = headerSlot(tool('PriceStreamLink', 'header'));
export const StreamDotSlot = headerSlot(tool('StreamDot', 'header'));
export const ClockOffSlot = headerSlot(tool('ClockOff', 'header'));
export const KeptDialogSlot = headerSlot(tool('KeptDialogLine', 'desk'));
export const TokenRenewalSlot = headerSlot(tool('TokenRenewal', 'header'));
export const PrintedPageSlot = headerSlot(tool('PrintedPage', 'header'));
