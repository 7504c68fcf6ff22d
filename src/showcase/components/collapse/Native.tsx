import { useT } from '../../../i18n/useT';
import styles from '../Collapse.module.css';

export function Native() {
  const t = useT();
  return (
    <details className={styles.native}>
      <summary>{t('pulse.indices')}</summary>
      <p className="text-2">{t('signals.emptyHint')}</p>
    </details>
  );
}
