import { useQuery } from '@apollo/client/react';
import { useMarketTime } from '../../../app/actors/AppActors';
import { Link } from '../../../app/router/Link';
import { pathTo } from '../../../app/router/paths';
import { SignalHistoryDocument } from '../../../graph/signal-history.generated';
import { useT } from '../../../i18n/useT';
import { withSignal } from '../../../lib/signal-address';
import { lastClosedDay, marketTime } from '../../../market/clock';
import { formatPrice } from '../../../market/format';
import { formatDayOf } from '../../../ui/dates';
import { Time } from '../../../ui/Time';
import styles from './CompanyPanel.module.css';

const MOST = 4;

/** The newest signals of a symbol, each a link to its explanation; nothing where the studies found none. */
export function CompanySignals({ symbol }: { symbol: string }) {
  const t = useT();
  const now = useMarketTime();
  const until = lastClosedDay(now);
  // The chart has computed them already.
  const { data } = useQuery(SignalHistoryDocument, { variables: { symbol, until } });
  const newest = (data?.signalHistory.signals ?? []).slice(-MOST).toReversed();
  if (newest.length === 0) return null;
  return (
    <ul className={styles.news} aria-label={t('company.signals')}>
      {newest.map(({ kind, day, price }) => (
        <li key={`${kind} ${day}`}>
          <Time dateTime={day}>{formatDayOf(day, marketTime(now).day)}</Time>
          <Link href={withSignal(pathTo('/technical/:symbol', { symbol }), { kind, day })}>
            {t(`signals.${kind}`)}
          </Link>
          <span>{t('company.signalPrice', { price: formatPrice(price) })}</span>
        </li>
      ))}
    </ul>
  );
}
