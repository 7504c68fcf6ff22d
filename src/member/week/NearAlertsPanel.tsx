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
import { Panel } from '../../ui/Panel';
import { Skeleton } from '../../ui/PanelState';
import type { WholeDeskFragment } from '../shared/desk.generated';
import { useRefresh } from '../shared/Live';
import { PriceDay } from '../shared/PriceDay';
import { FeedFailedLine } from '../shared/feed/FeedFailed';
import { costsOf } from '../shared/useDesk';
import { levelsOf, NEAR, nearAlerts, type NearAlert } from './near-alerts';
import styles from './WeekPage.module.css';

/** The alerts, stops and targets within 5% of the price now, the nearest first; nothing without a desk. */
export function NearAlertsPanel({ desk }: { desk: WholeDeskFragment | undefined }) {
  const t = useT();
  const now = useMarketTime();
  const levels = useMemo(() => (desk ? levelsOf(watchedOf(desk, costsOf(desk), now)) : []), [desk, now]);
  const { prices, days, error, retry } = usePrices(levels.map(({ symbol }) => symbol));
  const near = prices && nearAlerts(levels, prices);
  const hasPrice = prices !== undefined && levels.some(({ symbol }) => prices.get(symbol) != null);
  if (!desk) return null;

  return (
    <Panel title={t('week.alerts')} foot={<Link href="/desk">{t('week.allAlerts')}</Link>}>
      {error && <FeedFailedLine error={error} title={t('week.pricesFailed')} onRetry={retry} />}
      {levels.length > 0 && !near && !error && <Skeleton rows={3} />}
      {levels.length === 0 && <p className={styles.line}>{t('week.noAlerts')}</p>}
      {near && levels.length > 0 && !hasPrice && <p className={styles.line}>{t('week.noPrices')}</p>}
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

/** The newest prices by symbol, refreshed with the market; undefined until they are loaded. */
function usePrices(of: readonly string[]) {
  const symbols = [...new Set(of)].sort();
  const isIdle = symbols.length === 0;
  const { data, previousData, error, refetch } = useQuery(QuotesDocument, {
    variables: { symbols },
    skip: isIdle,
    fetchPolicy: 'cache-and-network',
  });
  useRefresh(async () => {
    if (!isIdle) await refetch();
  });
  const quotes = (data ?? previousData)?.quotes;
  const prices =
    quotes && new Map(quotes.map(({ symbol, quote }) => [symbol, quote?.price ?? quote?.reference ?? null]));
  const days = new Map(quotes?.map(({ symbol, quote }) => [symbol, quote?.day ?? null]));
  return { prices, days, error, retry: () => void refetch().catch(() => {}) };
}
