import { headerSlot } from '../../app/layouts/header-slot';
import { part } from '../../ui/part';
import styles from './MainLayout.module.css';

const whenIdle = { when: 'idle', optional: true } as const;

export const SearchSlot = headerSlot(
  part(() => import('../search/MemberSearch'), 'MemberSearch', { texts: 'header', ...whenIdle }),
);

export const InstallSlot = headerSlot(
  part(() => import('../install/InstallButton'), 'InstallButton', { texts: 'header', ...whenIdle }),
);

export const FullScreenSlot = headerSlot(
  part(() => import('../full-screen/FullScreenButton'), 'FullScreenButton', { texts: 'header', ...whenIdle }),
);

export const TradingDaySlot = headerSlot(
  part(() => import('../trading-day/TradingDayRail'), 'TradingDayRail', { texts: 'header', ...whenIdle }),
  <div className={styles.dayPlaceholder} />,
);

export const ShortcutsSlot = headerSlot(
  part(() => import('../shortcuts/Shortcuts'), 'Shortcuts', { texts: 'header', ...whenIdle }),
);

export const AlertsSlot = headerSlot(
  part(() => import('../alerts/AlertsBell'), 'AlertsBell', { texts: 'desk', ...whenIdle }),
);

export const AlertsWatchSlot = headerSlot(
  part(() => import('../alerts/AlertsWatch'), 'AlertsWatch', { texts: 'desk', ...whenIdle }),
);

export const PrintedPageSlot = headerSlot(
  part(() => import('../print/PrintedPage'), 'PrintedPage', { texts: 'header', ...whenIdle }),
);

export const AlertDialog = part(() => import('../alerts/OpenedAlertDialog'), 'OpenedAlertDialog', {
  texts: 'desk',
});

export const TradeDialog = part(() => import('../desk/OpenedTradeDialog'), 'OpenedTradeDialog', {
  texts: 'desk',
});
