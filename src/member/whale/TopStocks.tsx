import { useT } from '../../i18n/useT';
import styles from './TopStocks.module.css';
import { TopStock } from './TopStock';
import type { StockNet } from './top-stocks';

type Props = {
  side: 'buy' | 'sell';
  name: string;
  stocks: readonly StockNet[];
  scale: number;
  /** Whether any stock has a value; a group may be reported after the close only. */
  isReported: boolean;
};

/** One side of the market, largest value first. */
export function TopStocks({ side, name, stocks, scale, isReported }: Props) {
  const t = useT();
  return (
    <div data-side={side}>
      <p className={`${styles.stock} ${styles.heads} caption`} aria-hidden="true">
        <span>{name}</span>
        <span className="numeric">{t('whale.billion')}</span>
        <span className="numeric">{t('watchlist.price')}</span>
      </p>
      {stocks.length === 0 && (
        <p className={`${styles.none} text-2`}>{t(isReported ? 'whale.none' : 'whale.emptyHint')}</p>
      )}
      <ol aria-label={name}>
        {stocks.map((stock) => (
          <TopStock key={stock.symbol} {...stock} scale={scale} />
        ))}
      </ol>
    </div>
  );
}
