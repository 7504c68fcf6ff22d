import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { useMarketTime } from '../../app/actors/AppActors';
import { Link } from '../../app/router/Link';
import { pathTo } from '../../app/router/paths';
import { QuotesDocument } from '../../graph/quotes.generated';
import { useT } from '../../i18n/useT';
import { watchedOf } from '../../market/alerts';
import type { Day } from '../../market/day';
import { formatPercent, formatPrice } from '../../market/format';
import { ageOf } from '../../market/quote';
import { Panel } from '../../ui/Panel';
import { Skeleton } from '../../ui/PanelState';
import type { WholeDeskFragment } from '../shared/desk.generated';
import { useRefresh } from '../shared/Live';
import { PriceDay } from '../shared/PriceDay';
import { FeedFailedLine } from '../shared/feed/FeedFailed';
import { isUnsaid, noneIfUnsaid } from '../shared/feed/is-unsaid';
import { costsOf } from '../shared/useDesk';
import { useQuotesOrBars } from '../shared/useQuotesOrBars';
import { levelsOf, NEAR, nearAlerts, type NearAlert } from './near-alerts';
import styles from './WeekPage.module.css';

/** The alerts, stops and targets within 5% of the price now, the nearest first; nothing without a desk. */
export function NearAlertsPanel({ desk }: { desk: WholeDeskFragment | undefined }) {
  const t = useT();
  const now = useMarketTime();
  const levels = useMemo(() => (desk ? levelsOf(watchedOf(desk, costsOf(desk), now)) : []), [desk, now]);
  const { prices, days, error, barsError, retry } = usePrices(
    levels.map(({ symbol }) => symbol),
    now,
  );
  const near = prices && nearAlerts(levels, prices);
  const hasPrice = prices !== undefined && levels.some(({ symbol }) => prices.get(symbol) != null);
  // In the place of quotes that the feed does not say, bars may.
  const failure = barsError ?? (isUnsaid(error) && (hasPrice || !prices) ? undefined : error);
  const isFailed = failure !== undefined;
  if (!desk) return null;

  return (
    <Panel title={t('week.alerts')} foot={<Link href="/desk">{t('week.allAlerts')}</Link>}>
      {isFailed && <FeedFailedLine error={failure} title={t('week.pricesFailed')} onRetry={retry} />}
      {levels.length > 0 && !near && !isFailed && <Skeleton rows={3} />}
      {levels.length === 0 && <p className={styles.line}>{t('week.noAlerts')}</p>}
      {near && levels.length > 0 && !hasPrice && !isFailed && (
        <p className={styles.line}>{t('week.noPrices')}</p>
      )}
      {near?.length === 0 && hasPrice && (
        <p className={styles.line}>{t('week.noneNear', { percent: NEAR })}</p>
      )}
      {near && near.length > 0 && (
        <ul>
          {near.map((alert) => (
            <AlertRow key={alert.id} alert={alert} day={days.get(alert.symbol) ?? null} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

type RowProps = {
  alert: NearAlert;
  /** The trading day of its price. */
  day: Day | null;
};

function AlertRow({ alert: { symbol, kind, level, price, distance }, day }: RowProps) {
  const t = useT();
  return (
    <li className={styles.alert} data-symbol={symbol}>
      <Link className={`symbol ${styles.symbol}`} href={pathTo('/technical/:symbol', { symbol })}>
        {symbol}
      </Link>
      <span className={styles.words}>
        <span>{t(`week.alert.${kind}`, { price: formatPrice(level) })}</span>
        <span className="text-2">
          {t('week.priceNow', { price: formatPrice(price) })} <PriceDay of={{ day, price }} isLong />
        </span>
      </span>
      <span className={styles.distance}>{formatPercent(distance)}</span>
    </li>
  );
}

/** The newest prices by symbol, of a last bar where the feed does not quote it, refreshed with the market. */
function usePrices(of: readonly string[], now: Date) {
  const key = [...new Set(of)].sort().join();
  const symbols = useMemo(() => (key === '' ? [] : key.split(',')), [key]);
  const isIdle = symbols.length === 0;
  const { data, previousData, error, refetch } = useQuery(QuotesDocument, {
    variables: { symbols },
    skip: isIdle,
    fetchPolicy: 'cache-and-network',
  });
  useRefresh(
    async () => {
      if (!isIdle) await refetch();
    },
    { symbols, error },
  );
  const { quotes, isLoaded, barsError, retryBars } = useQuotesOrBars(
    symbols,
    (data ?? previousData)?.quotes ?? noneIfUnsaid(error),
  );
  // Older than the last closed day it tells nothing of now.
  const known = [...quotes].filter(([, quote]) => ageOf(quote, now) !== 'OLD');
  return {
    /** Undefined until they are loaded. */
    prices: isLoaded
      ? new Map(known.map(([symbol, { price, reference }]) => [symbol, price ?? reference]))
      : undefined,
    days: new Map(known.map(([symbol, { day }]) => [symbol, day])),
    error,
    barsError,
    retry: () => {
      retryBars();
      void refetch().catch(() => {});
    },
  };
}
