import { SmallTickIcon, WarningSignIcon } from '@blueprintjs/icons';
import { useT } from '../../../i18n/useT';
import type { Exchange } from '../../../market/exchange';
import { formatPrice } from '../../../market/format';
import { formatDayMonth } from '../../../ui/dates';
import { voidPrice } from '../../../market/void-price';
import { evidenceSentences } from './evidence';
import { figure, Figures } from './Figures';
import type { ExplainedSignalFragment } from '../../../graph/signal-history.generated';
import styles from './WhyPanel.module.css';

type Props = { shown: ExplainedSignalFragment; symbol: string; exchange: Exchange | null };

/** The evidence of a signal and its void price. */
export function Evidence({ shown, symbol, exchange }: Props) {
  const t = useT();
  const price = formatPrice(voidPrice(shown.voidBelow, symbol, exchange, shown.price));
  return (
    <section>
      <h3>{t('why.evidence')}</h3>
      <ul>
        {evidenceSentences(shown, t).map((sentence) => (
          <li key={sentence}>
            <SmallTickIcon className={styles.tick!} />
            <span>
              <Figures text={sentence} />
            </span>
          </li>
        ))}
      </ul>
      <h3>{t('why.void')}</h3>
      <p className={styles.condition}>
        <Figures text={t('why.voidBelow', { price: figure(price) })} />
      </p>
      {shown.voidedOn !== null && (
        <p className={styles.voided}>
          <WarningSignIcon size={12} />
          {t('why.voided', { day: formatDayMonth(shown.voidedOn) })}
        </p>
      )}
    </section>
  );
}
