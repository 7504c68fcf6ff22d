import { SmallTickIcon, WarningSignIcon } from '@blueprintjs/icons';
import { useT } from '../../../i18n/useT';
import type { Exchange } from '../../../market/exchange';
import { formatDayMonth, formatPrice } from '../../../market/format';
import { voidPrice } from '../../../market/void-price';
import { evidenceSentences } from './evidence';
import { figure, Figures } from './Figures';
import type { ExplainedCaseFragment } from './why.generated';

type Props = { shown: ExplainedCaseFragment; symbol: string; exchange: Exchange | null };

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
            <SmallTickIcon className="why-tick" />
            <span>
              <Figures text={sentence} />
            </span>
          </li>
        ))}
      </ul>
      <h3>{t('why.void')}</h3>
      <p className="why-void">
        <Figures text={t('why.voidBelow', { price: figure(price) })} />
      </p>
      {shown.voidedOn !== null && (
        <p className="why-voided">
          <WarningSignIcon size={12} />
          {t('why.voided', { day: formatDayMonth(shown.voidedOn) })}
        </p>
      )}
    </section>
  );
}
