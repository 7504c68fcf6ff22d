import type { ReactNode } from 'react';
import type { MessageKey } from '../../i18n/messages';
import { useT } from '../../i18n/useT';
import type { DeskCosts } from '../../market/costs';
import { formatVolume } from '../../market/format';
import { Panel } from '../../ui/Panel';
import type { DeskFigures } from './figures';
import { Profit } from './Profit';
import styles from './TotalsPanel.module.css';

type Props = { totals: DeskFigures['totals']; costs: DeskCosts };

/** What all holdings cost and are worth, and what was won or lost. */
export function TotalsPanel({ totals, costs }: Props) {
  const t = useT();
  const percent = (millionths: number) => String(millionths / 10_000);
  const money = (amount: number | null) => (amount === null ? '—' : `${formatVolume(amount)} đ`);
  const facts: readonly (readonly [MessageKey, ReactNode])[] = [
    ['desk.value', money(totals.value)],
    ['desk.cost', money(totals.cost)],
    ['desk.profitNow', <Profit key="now" of={totals.profit} unit=" đ" />],
    ['desk.realised', <Profit key="realised" of={totals.realised} unit=" đ" />],
    ['desk.sellableNow', money(totals.sellable)],
  ];

  return (
    <Panel
      name={t('desk.totals')}
      foot={t('desk.afterCosts', {
        fee: percent(costs.fee),
        tax: percent(costs.tax),
        bonusTax: percent(costs.bonusTax),
        method: t(`desk.method.${costs.costMethod}`),
      })}
    >
      <dl className={styles.totals}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="caption">{t(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
