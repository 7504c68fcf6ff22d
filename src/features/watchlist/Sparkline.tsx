import { useQuery } from '@apollo/client/react';
import { useFreshness } from '../../actors/Live';
import { useT } from '../../i18n/useT';
import { dayOfEpochSeconds } from '../../market/calendar';
import { formatPrice } from '../../market/format';
import type { PriceClass } from '../../market/price-class';
import { HEIGHT, lineOf, WIDTH } from './line';
import { SESSIONS } from './sessions';
import { DAILY_CLOSES } from './watchlist.graphql';

type Props = { symbol: string; of: PriceClass; price: number | null; reference: number | null };

/**
 * The closes of the last sessions up to the present price, which alone has a hue of the board, and today's reference;
 * nothing where the feed has no candles.
 */
export function Sparkline({ symbol, of, price, reference }: Props) {
  const t = useT();
  const today = useFreshness()?.asOf.day;
  const { data } = useQuery(DAILY_CLOSES, { variables: { symbol, countback: SESSIONS } });
  const { time = [], close = [] } = data?.candles ?? {};
  const isTodays = price !== null && time.length > 0 && dayOfEpochSeconds(time.at(-1)!) === today;
  const closes = isTodays ? [...close.slice(0, -1), price] : close;
  const line = lineOf(closes, reference);
  if (!line) return null;

  return (
    <svg
      className={`sparkline px-${of}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t('watchlist.sparkline', {
        count: closes.length,
        low: formatPrice(Math.min(...closes)),
        high: formatPrice(Math.max(...closes)),
      })}
    >
      {line.reference !== null && (
        <path className="sparkline-reference" d={`M0 ${line.reference}H${WIDTH}`} />
      )}
      <path d={line.path} />
      <circle cx={line.end.x} cy={line.end.y} r="2" />
    </svg>
  );
}
