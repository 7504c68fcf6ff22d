import { useT } from '../../i18n/useT';
import { useWaiting } from '../../ui/waiting';
import styles from './PulseSkeleton.module.css';
import pulsePanelStyles from './PulsePanel.module.css';
import pulseFootStyles from './PulseFoot.module.css';

const cells = [1, 2, 3, 4];

/** The skeleton of the strip; appears after 200 ms. */
export function PulseSkeleton() {
  const t = useT();
  const waiting = useWaiting<HTMLDivElement>();
  return (
    <div ref={waiting} className={styles.skeleton} role="progressbar" aria-label={t('app.loading')}>
      <div className={pulsePanelStyles.grid}>
        {cells.map((cell) => (
          <div key={cell} className={`${pulsePanelStyles.cell} ${styles.cell}`}>
            <i />
            <i />
            <i />
          </div>
        ))}
      </div>
      <div className={`${pulseFootStyles.foot} ${styles.foot}`}>
        <i />
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}
