import { useT } from '../i18n/useT';
import { formatChange, formatPercent, formatPrice } from '../market/format';
import { priceClass, type PriceClass } from '../market/price-class';
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
  return isUnmatched(quote) ? 'none' : priceClass({ price, reference, ceiling, floor });
}

/** A price in thousand đồng in its price colour; the reference price when nothing was matched. */
export function Price({ quote, of = classOf(quote) }: { quote: Quoted; of?: PriceClass }) {
  const price = isUnmatched(quote) ? quote.reference : quote.price;
  return <span className={`price px-${of}`}>{formatPrice(price)}</span>;
}

type ChangeProps = { of: PriceClass; change?: number | null; percent: number | null };

/** A change against the reference price, with a non-colour cue. */
export function Change({ of, change, percent }: ChangeProps) {
  return (
    <span className={`change px-${of}`}>
      <Cue of={of} />
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
export function Cue({ of }: { of: PriceClass }) {
  const t = useT();
  if (of === 'none') return null;
  if (of === 'ceiling' || of === 'floor') {
    return (
      <abbr className="cue-mark" title={t(`price.${of}`)} style={{ textDecoration: 'none' }}>
        {of === 'ceiling' ? 'CE' : 'FL'}
      </abbr>
    );
  }
  return (
    <svg className="cue" viewBox="0 0 8 8" role="img" aria-label={t(`price.${of}`)}>
      <path d={shapes[of]} />
    </svg>
  );
}
