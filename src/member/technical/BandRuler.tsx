import { useT } from '../../i18n/useT';
import { formatPrice } from '../../market/format';
import type { PriceClass } from '../../market/price-class';
import { bandOf, type Session } from './band';
import styles from './BandRuler.module.css';

const limits = ['floor', 'reference', 'ceiling'] as const;

/** Today's limits in words, and between them, where they hold, the day's range and the last price. */
export function BandRuler({ of, ...session }: Session & { of: PriceClass }) {
  const t = useT();
  const band = bandOf(session);
  const prices = limits.map((limit) => ({
    limit,
    text: t(`technical.${limit}`),
    price: formatPrice(session[limit]),
  }));
  const spoken = [...prices, { text: t('technical.lastPrice'), price: formatPrice(session.price) }];

  return (
    <div className={styles.ruler}>
      <div className={styles.scale}>
        {band && (
          <div
            className={`${styles.track} price-${of}`}
            role="img"
            aria-label={`${t('technical.band')}: ${spoken.map(({ text, price }) => `${text} ${price}`).join(', ')}`}
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
          <div key={limit} className={session[limit] === null ? 'text-3' : `price-${hues[limit]}`}>
            <dt>{text}</dt>
            <dd>{price}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const hues = { floor: 'floor', reference: 'ref', ceiling: 'ceiling' } as const;
