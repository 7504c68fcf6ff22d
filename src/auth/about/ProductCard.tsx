import { useT } from '../../i18n/useT';
import { SampleLabel } from '../../app/layouts/SampleTag';
import { useInView } from '../../ui/useInView';
import { example } from './example';
import { IndexCard } from './IndexCard';
import styles from './ProductCard.module.css';
import { SignalCard } from './SignalCard';
import { usePublicPulse } from './usePublicPulse';

/** The market of the day and one explained signal, loaded once its place comes into view; an example is marked as one. */
export function ProductCard() {
  const t = useT();
  const { ref, isSeen } = useInView<HTMLElement>();
  const pulse = usePublicPulse(isSeen);

  return (
    <section ref={ref} className={styles.product} aria-label={t('welcome.region')}>
      {pulse === example && (
        <p className={styles.example}>
          <SampleLabel />
        </p>
      )}
      {pulse && <IndexCard pulse={pulse} />}
      {pulse?.signal && <SignalCard signal={pulse.signal} />}
    </section>
  );
}
