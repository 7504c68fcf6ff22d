import { useState } from 'react';
import { currencies, type Currency } from '../../../machines/top-up.machine';
import { useT } from '../../i18n/useT';
import { formatPercent } from '../../market/format';
import { Choice } from '../../ui/Choice';
import { Panel } from '../../ui/Panel';
import { EarningsChart } from './EarningsChart';
import { formatMoney } from './money';
import { earnings } from './sample';
import styles from './EarningsPanel.module.css';

/** The earnings of twelve months in one currency: total, change, and the way there. */
export function EarningsPanel() {
  const t = useT();
  const [currency, setCurrency] = useState<Currency>('USD');
  const { total, previousTotal } = earnings[currency];
  const title = t('showcase.nft.earnings');

  return (
    <Panel title={title} fact={t('showcase.nft.months')}>
      <div className={styles.head}>
        <div>
          <p className={styles.total}>{formatMoney(total, currency)}</p>
          <p className="text-2">
            {t('showcase.nft.change', { change: formatPercent((total / previousTotal - 1) * 100) })}
          </p>
        </div>
        <Choice
          label={t('showcase.nft.currency')}
          options={currencies}
          nameOf={String}
          chosen={currency}
          onChoose={setCurrency}
        />
      </div>
      <EarningsChart currency={currency} />
    </Panel>
  );
}
