import { useT } from '../../../i18n/useT';
import styles from '../Figures.module.css';
import { Row } from '../Layout';
import { Circle } from '../Progress';

export function Circles() {
  const t = useT();
  return (
    <Row>
      {[25, 60, 100].map((percent) => (
        <span key={percent} className={styles.around}>
          <Circle label={t('showcase.spinner.loaded', { percent })} size={72} value={percent / 100} />
          <span aria-hidden="true">{percent}%</span>
        </span>
      ))}
    </Row>
  );
}
