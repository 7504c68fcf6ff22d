import { useT } from '../../i18n/useT';
import { formatPrice } from '../../market/format';
import type { PriceClass } from '../../market/price-class';
import { bandOf, type DayPrices } from './band';
import styles from './BandRuler.module.css';

const limits = ['floor', 'reference', 'ceiling'] as const;

/** Today's limits, and between them the day's range and the last price. */
export function BandRuler({ priceClass, ...day }: DayPrices & { priceClass: PriceClass }) {
  const t = useT();
  const band = bandOf(day);
  const prices = limits.map((limit) => ({
    limit,
    text: t(`technical.${limit}`),
    price: formatPrice(day[limit]),
  }));
  const described = [...prices, { text: t('technical.lastPrice'), price: formatPrice(day.price) }];

  return (
    <div className={styles.ruler}>
      <div className={styles.scale}>
        {band && (
          <div
            className={`${styles.track} price-${priceClass}`}
            role="img"
            aria-label={`${t('technical.band')}: ${described.map(({ text, price }) => `${text} ${price}`).join(', ')}`}
          >
            {band.range && (
              <i
                className={styles.range}
                style={{ left: `${band.range.from}%`, width: `${band.range.to - band.range.from}%` }}
              />
            )}
            <i className={styles.reference} style={{ left: `${band.reference}%` }} />
            {band.price !== null && <i className={styles.marker} style={{ left: `${band.price}%` }} />}
          </div>
        )}
      </div>
      <dl className={styles.limits}>
        {prices.map(({ limit, text, price }) => (
          <div key={limit} className={day[limit] === null ? 'text-3' : `price-${priceColors[limit]}`}>
            <dt>{text}</dt>
            <dd>{price}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const priceColors = { floor: 'floor', reference: 'ref', ceiling: 'ceiling' } as const;
