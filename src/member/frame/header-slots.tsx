import { headerSlot } from '../../app/layouts/header-slot';
import { withDeskMessages } from '../../i18n/desk';
import { lazyOnIdle, optional } from '../../ui/lazy-on-idle';
import styles from './MainLayout.module.css';

export const SearchSlot = headerSlot(
  lazyOnIdle(() => optional(import('../search/MemberSearch').then((module) => module.MemberSearch))),
);

export const InstallSlot = headerSlot(
  lazyOnIdle(() => optional(import('../install/InstallButton').then((module) => module.InstallButton))),
);

export const FullScreenSlot = headerSlot(
  lazyOnIdle(() =>
    optional(import('../full-screen/FullScreenButton').then((module) => module.FullScreenButton)),
  ),
);

export const TradingDaySlot = headerSlot(
  lazyOnIdle(() => optional(import('../trading-day/TradingDayRail').then((module) => module.TradingDayRail))),
  <div className={styles.dayPlaceholder} />,
);

export const ShortcutsSlot = headerSlot(
  lazyOnIdle(() => optional(import('../shortcuts/Shortcuts').then((module) => module.Shortcuts))),
);

export const AlertsSlot = headerSlot(
  lazyOnIdle(() =>
    optional(withDeskMessages(import('../alerts/AlertsBell')).then((module) => module.AlertsBell)),
  ),
);

export const AlertsWatchSlot = headerSlot(
  lazyOnIdle(() =>
    optional(withDeskMessages(import('../alerts/AlertsWatch')).then((module) => module.AlertsWatch)),
  ),
);

export const TradeDialogSlot = headerSlot(
  lazyOnIdle(() =>
    optional(
      withDeskMessages(import('../desk/OpenedTradeDialog')).then((module) => module.OpenedTradeDialog),
    ),
  ),
);
