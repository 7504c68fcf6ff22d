import { useT } from '../../i18n/useT';
import type { Watched } from '../../market/alerts';
import { Panel } from '../../ui/Panel';
import { AlertList } from './AlertList';
import styles from './NotesPanel.module.css';

/** Every alert, armed or fired. */
export function AlertsPanel({ alerts }: { alerts: readonly Watched[] }) {
  const t = useT();
  return (
    <Panel name={t('desk.alerts')} title={t('desk.alerts')}>
      {alerts.length === 0 && <p className={`${styles.empty} text-2`}>{t('desk.alertsEmpty')}</p>}
      <AlertList alerts={alerts} />
    </Panel>
  );
}
