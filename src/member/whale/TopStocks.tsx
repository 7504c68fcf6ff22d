import { useT } from '../../i18n/useT';
import './TopStocks.css';
import { TopStock } from './TopStock';
import type { StockNet } from './top-stocks';

type Props = { side: 'buy' | 'sell'; name: string; stocks: readonly StockNet[]; scale: number };

/** One side of the market, largest value first. */
export function TopStocks({ side, name, stocks, scale }: Props) {
  const t = useT();
  return (
    <div data-side={side}>
      <p className="top-stock top-stocks-head meta" aria-hidden="true">
        <span>{name}</span>
        <span className="num">{t('whale.billion')}</span>
        <span className="num">{t('watchlist.price')}</span>
      </p>
      {stocks.length === 0 && <p className="top-stocks-none muted">{t('whale.none')}</p>}
      <ol aria-label={name}>
        {stocks.map((stock) => (
          <TopStock key={stock.symbol} {...stock} scale={scale} />
        ))}
      </ol>
    </div>
  );
}
