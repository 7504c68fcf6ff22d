import { useT } from '../../i18n/useT';
import { Panel } from '../../ui/Panel';
import { readings } from './sample';
import styles from './StatisticsPanel.module.css';

/** The readings of the last visit side by side. */
export function StatisticsPanel() {
  const t = useT();
  return (
    <Panel name={t('showcase.medical.statistics')}>
      <dl className={styles.readings}>
        {readings.map(({ name, value, unit, change }) => (
          <div key={name}>
            <dt className="text-2">{t(`showcase.medical.${name}`)}</dt>
            <dd>
              <span className={styles.value}>{value}</span>
              <span className="text-2">{unit ?? t('showcase.medical.heartRateUnit')}</span>
              <span className="caption">{t('showcase.medical.sinceLastMonth', { change })}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
