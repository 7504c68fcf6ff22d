import { Fragment } from 'react';
import { Link } from '../../app/router/Link';
import { pathTo } from '../../app/router/paths';
import { useT } from '../../i18n/useT';
import { formatPrice, formatVolume, toThousand } from '../../market/format';
import { averageCost } from '../../market/positions';
import { FigureHead } from '../../ui/FigureHead';
import { Empty } from '../../ui/PanelState';
import { Panel } from '../../ui/Panel';
import '../../ui/Table.css';
import type { HoldingLine } from './figures';
import { Lots } from './Lots';
import { Profit } from './Profit';
import styles from './TradesPanel.module.css';

/** The holdings, each with its lots: what may be sold now, the rest from when. */
export function TradesPanel({ holdings }: { holdings: readonly HoldingLine[] }) {
  const t = useT();
  const price = (đồng: number | null) => formatPrice(đồng === null ? null : toThousand(đồng));

  return (
    <Panel title={t('desk.trades')}>
      <table className={`table ${styles.table}`} aria-label={t('desk.trades')}>
        <thead>
          <tr>
            <th scope="col" className={styles.symbol}>
              {t('desk.symbol')}
            </th>
            <FigureHead>{t('desk.quantity')}</FigureHead>
            <FigureHead className={styles.wide}>{t('desk.average')}</FigureHead>
            <FigureHead>{t('desk.price')}</FigureHead>
            <FigureHead>{t('desk.sellable')}</FigureHead>
            <FigureHead className={styles.profit}>{t('desk.profit')}</FigureHead>
          </tr>
        </thead>
        <tbody>
          {holdings.map((holding) => (
            <Fragment key={holding.symbol}>
              <tr data-symbol={holding.symbol}>
                <td>
                  <Link
                    className={`symbol ${styles.link}`}
                    href={pathTo('/technical/:symbol', { symbol: holding.symbol })}
                  >
                    {holding.symbol}
                  </Link>
                </td>
                <td className="numeric">{formatVolume(holding.quantity)}</td>
                <td className={`numeric ${styles.wide}`}>{price(averageCost(holding))}</td>
                <td className="numeric">{price(holding.price)}</td>
                <td className="numeric semibold">{formatVolume(holding.sellable)}</td>
                <td className={`numeric semibold ${styles.result}`}>
                  <Profit of={holding.profit} />
                </td>
              </tr>
              <tr className={styles.lots}>
                <td colSpan={5}>
                  <Lots holding={holding} />
                </td>
                <td className={styles.wide} aria-hidden="true" />
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
      {holdings.length === 0 && <Empty title={t('desk.empty')} hint={t('desk.emptyHint')} />}
    </Panel>
  );
}
