import type { OrderBook } from '../../../graph/board-values';
import { useT } from '../../../i18n/useT';
import { formatPrice, formatVolume } from '../../../market/format';
import type { ClassOf } from './class-of';
import styles from './OrderBookPanel.module.css';

type Props = { matches: OrderBook['matches']; classOf: ClassOf };

/** The last matches, the newest first. */
export function Matches({ matches, classOf }: Props) {
  const t = useT();
  const hasSides = matches.some(({ side }) => side !== null);
  return (
    <table className={styles.matches} aria-label={t('orderBook.matches')}>
      <thead>
        <tr>
          <th scope="col">{t('orderBook.time')}</th>
          <th scope="col">{t('orderBook.price')}</th>
          <th scope="col">{t('orderBook.volume')}</th>
          {hasSides && <th scope="col">{t('orderBook.side')}</th>}
        </tr>
      </thead>
      <tbody>
        {matches.map(({ time, price, volume, side }, i) => (
          <tr key={`${time} ${i}`}>
            <td className="text-2">{time}</td>
            <td className={`price-${classOf(price)}`}>{formatPrice(price)}</td>
            <td>{formatVolume(volume)}</td>
            {hasSides && <td className="text-2">{side === null ? '—' : t(`orderBook.side.${side}`)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
