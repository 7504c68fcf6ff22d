import { useT } from '../i18n/useT';
import { formatChange, formatPercent, formatPrice } from '../market/format';
import { priceClass as priceClassOf, type PriceClass } from '../market/price-class';
import './Price.css';

/** The figures that decide a price's colour; null when unknown. */
export type Quoted = {
  price: number | null;
  reference?: number | null;
  ceiling?: number | null;
  floor?: number | null;
  /** Shares matched on the trading day. */
  volume?: number | null;
};

/** Whether nothing was matched on the trading day; the price is then the reference. */
export function isUnmatched({ price, reference = null, volume = null }: Quoted): boolean {
  return reference !== null && (price === null || volume === 0);
}

export function classOf(quote: Quoted): PriceClass {
  const { price, reference = null, ceiling = null, floor = null } = quote;
  return isUnmatched(quote) ? 'none' : priceClassOf({ price, reference, ceiling, floor });
}

type PriceProps = { quote: Quoted; priceClass?: PriceClass };

/** A price in thousand đồng in its price colour; the reference price when nothing was matched. */
export function Price({ quote, priceClass = classOf(quote) }: PriceProps) {
  const price = isUnmatched(quote) ? quote.reference : quote.price;
  return (
    <span translate="no" className={`price price-${priceClass}`}>
      {formatPrice(price)}
    </span>
  );
}

type ChangeProps = { priceClass: PriceClass; change?: number | null; percent: number | null };

/** A change against the reference price, with a non-colour cue. */
export function Change({ priceClass, change, percent }: ChangeProps) {
  return (
    <span translate="no" className={`change price-${priceClass}`}>
      <Cue priceClass={priceClass} />
      {change !== undefined && <span>{formatChange(change)}</span>}
      <span>{formatPercent(percent)}</span>
    </span>
  );
}

const shapes: Partial<Record<PriceClass, string>> = {
  up: 'M4 1 7.6 7H.4z',
  down: 'M4 7 .4 1h7.2z',
  ref: 'M1 1h6v6H1z',
};

/** ▲ ▼ ■ CE FL: the mark of a price class, with a word for screen readers. */
export function Cue({ priceClass }: { priceClass: PriceClass }) {
  const t = useT();
  if (priceClass === 'none') return null;
  if (priceClass === 'ceiling' || priceClass === 'floor') {
    return (
      <abbr className="cue-mark" title={t(`price.${priceClass}`)} style={{ textDecoration: 'none' }}>
        {priceClass === 'ceiling' ? 'CE' : 'FL'}
      </abbr>
    );
  }
  return (
    <svg className="cue" viewBox="0 0 8 8" role="img" aria-label={t(`price.${priceClass}`)}>
      <path d={shapes[priceClass]} />
    </svg>
  );
}
