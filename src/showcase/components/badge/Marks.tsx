import { useT } from '../../../i18n/useT';
import { Change, Price } from '../../../ui/Price';
import styles from '../Badge.module.css';

const day = { reference: 68.4, ceiling: 73.1, floor: 63.7 };

const quotes = [
  { priceClass: 'ceiling', price: 73.1, percent: 6.87 },
  { priceClass: 'up', price: 69.2, percent: 1.17 },
  { priceClass: 'ref', price: 68.4, percent: 0 },
  { priceClass: 'down', price: 67.5, percent: -1.32 },
  { priceClass: 'floor', price: 63.7, percent: -6.87 },
] as const;

export function Marks() {
  const t = useT();
  return (
    <dl className={styles.marks}>
      {quotes.map(({ priceClass, price, percent }) => (
        <div key={priceClass}>
          <dt>{t(`price.${priceClass}`)}</dt>
          <dd>
            <Price quote={{ price, ...day }} />
            <Change priceClass={priceClass} percent={percent} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
