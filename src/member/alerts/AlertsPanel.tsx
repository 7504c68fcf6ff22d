import { useT } from '../../i18n/useT';
import { Panel } from '../../ui/Panel';
import { AlertList } from './AlertList';
import styles from './AlertList.module.css';
import { useAlerts } from './useAlerts';

/** Every alert, armed or fired; that a lot may be sold since is news, which the bell has. */
export function AlertsPanel() {
  const t = useT();
  const { watched: all } = useAlerts();
  const watched = all.filter(({ kind, firedAt }) => kind !== 'SELLABLE' || firedAt === null);
  return (
    <Panel className="screen-only" title={t('desk.alerts')}>
      {watched.length === 0 && <p className={`${styles.empty} text-2`}>{t('desk.alertsEmpty')}</p>}
      <AlertList alerts={watched} />
    </Panel>
  );
}
