import { useT } from '../../i18n/useT';
import { formatVolume } from '../../market/format';
import { Cue } from '../../ui/Price';
import type { PulseIndexFragment } from './pulse.generated';
import pulsePanelStyles from './PulsePanel.module.css';
import styles from './Breadth.module.css';

const parts = [
  { count: 'ceiling', priceClass: 'ceiling' },
  { count: 'advancers', priceClass: 'up' },
  { count: 'unchanged', priceClass: 'ref' },
  { count: 'decliners', priceClass: 'down' },
  { count: 'floor', priceClass: 'floor' },
] as const;

/** The breadth of HOSE against reference prices; the bar needs all five counts. */
export function Breadth({ index }: { index: PulseIndexFragment | undefined }) {
  const t = useT();
  const counts = parts.map(({ count }) => index?.[count] ?? null);
  const total = counts.reduce((sum, count) => (sum === null || count === null ? null : sum + count), 0);

  return (
    <div className={pulsePanelStyles.cell}>
      <h3 className={pulsePanelStyles.label}>
        {t('pulse.breadth', { exchange: 'HOSE' })}
        {total !== null && <span className="caption">{t('pulse.symbols', { count: total })}</span>}
      </h3>
      <div className={styles.bar} aria-hidden="true">
        {total !== null &&
          parts.map(
            ({ priceClass }, i) =>
              counts[i] !== 0 && (
                <i key={priceClass} data-price-class={priceClass} style={{ flexGrow: counts[i]! }} />
              ),
          )}
      </div>
      <ul className={styles.counts}>
        {parts.map(({ count, priceClass }, i) => (
          <li key={priceClass} className={`price-${priceClass}`} title={t(`pulse.${count}`)}>
            <Cue priceClass={priceClass} />
            <span translate="no">{formatVolume(counts[i])}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
