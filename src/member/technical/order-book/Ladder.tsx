import type { OrderBook } from '../../../graph/board-values';
import { useT } from '../../../i18n/useT';
import { formatPrice, formatVolume } from '../../../market/format';
import type { ClassOf } from './class-of';
import styles from './OrderBookPanel.module.css';

type Props = { book: OrderBook; classOf: ClassOf };

/**
 * The levels of both sides, the best first; a bar behind each volume shows its part of the largest. Prices alone where no
 * level has a volume.
 */
export function Ladder({ book: { bids, asks }, classOf }: Props) {
  const t = useT();
  const levels = Array.from({ length: Math.max(bids.length, asks.length) }, (_, i) => [bids[i], asks[i]]);
  const volumes = [...bids, ...asks].flatMap(({ volume }) => volume ?? []);
  const hasVolumes = volumes.length > 0;
  const largest = Math.max(...volumes, 1);
  const price = (level: { price: number } | undefined) =>
    level ? <span className={`price-${classOf(level.price)}`}>{formatPrice(level.price)}</span> : '';

  return (
    <table className={styles.ladder} aria-label={t('orderBook.levels')}>
      <thead>
        <tr>
          {hasVolumes && <th scope="col">{t('orderBook.bidVolume')}</th>}
          <th scope="col">{t('orderBook.bid')}</th>
          <th scope="col" data-side="ask">
            {t('orderBook.ask')}
          </th>
          {hasVolumes && (
            <th scope="col" data-side="ask">
              {t('orderBook.askVolume')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {levels.map(([bid, ask], i) => (
          <tr key={i}>
            {hasVolumes && <Volume level={bid} largest={largest} side="bid" />}
            <td className={styles.price}>{price(bid)}</td>
            <td className={styles.price} data-side="ask">
              {price(ask)}
            </td>
            {hasVolumes && <Volume level={ask} largest={largest} side="ask" />}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type VolumeProps = {
  level: { volume: number | null } | undefined;
  largest: number;
  side: 'bid' | 'ask';
};

function Volume({ level, largest, side }: VolumeProps) {
  const volume = level?.volume ?? null;
  return (
    <td className={styles.volume} data-side={side}>
      {volume !== null && <i style={{ width: `${(volume / largest) * 100}%` }} />}
      <span>{level ? formatVolume(volume) : ''}</span>
    </td>
  );
}
