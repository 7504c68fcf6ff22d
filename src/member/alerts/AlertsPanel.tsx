import { useT } from '../../i18n/useT';
import { formatVolume } from '../../market/format';
import { FoldedPanel } from '../../ui/FoldedPanel';
import { useIsTabletOrWider } from '../../ui/useIsTabletOrWider';
import { AlertGroups } from './AlertGroups';
import styles from './AlertList.module.css';
import { useAlerts, useWatchedFilters } from './useAlerts';

/** Every alert, armed or fired, by symbol, and the filters that are watched; that a lot may be sold since is news, which the bell has. */
export function AlertsPanel() {
  const t = useT();
  const { watched: all } = useAlerts();
  const filters = useWatchedFilters();
  const isTabletOrWider = useIsTabletOrWider();
  const watched = all.filter(({ kind, firedAt }) => kind !== 'SELLABLE' || firedAt === null);
  return (
    <FoldedPanel
      className="screen-only"
      title={t('desk.alerts')}
      fact={formatVolume(watched.length + filters.length)}
      isOpenAtFirst={isTabletOrWider}
    >
      {watched.length + filters.length === 0 && (
        <p className={`${styles.empty} text-2`}>{t('desk.alertsEmpty')}</p>
      )}
      <AlertGroups alerts={watched} filters={filters} />
    </FoldedPanel>
  );
}
