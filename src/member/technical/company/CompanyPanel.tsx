import { useQuery } from '@apollo/client/react';
import { useDeferredValue, type ComponentProps } from 'react';
import { useToday } from '../../../app/actors/useToday';
import { quoteIn } from '../../../graph/useInstrument';
import { useT } from '../../../i18n/useT';
import { langOf } from '../../../lib/text';
import { formatNet, formatTurnover } from '../../../market/format';
import { netSide } from '../../../market/net';
import { formatDayOf } from '../../../ui/dates';
import { FlowChart } from '../../../ui/FlowChart';
import { Fact, Facts } from '../../../ui/Facts';
import { Panel } from '../../../ui/Panel';
import { Skeleton } from '../../../ui/PanelState';
import { FeedFailed, FeedFailedLine } from '../../shared/feed/FeedFailed';
import { LoadFailed, LoadFailedLine } from '../../shared/LoadFailed';
import { useSectorName } from '../../shared/useSectorName';
import {
  CompanyDocument,
  CompanyNewsDocument,
  CompanyQuoteDocument,
  CompanyFlowDocument,
} from './company.generated';
import styles from './CompanyPanel.module.css';
import { CompanyBusiness } from './CompanyBusiness';
import { CompanySignals } from './CompanySignals';
import { useCompanyFigures } from './useCompanyFigures';
import { Time } from '../../../ui/Time';

const DAYS = 20;
const HEADLINES = 3;

/**
 * A listed company: its full name and sector, what was traded, who bought net, what it is worth and earned, its signals and
 * its news; what is unknown is left out.
 */
export function CompanyPanel({ symbol: opened }: { symbol: string }) {
  const t = useT();
  const nameOf = useSectorName();
  const today = useToday();
  // The quote and the chart are painted before this when an arrow key changes the symbol.
  const symbol = useDeferredValue(opened);
  const variables = { symbol };
  const about = useQuery(CompanyDocument, { variables });
  const { data: quoted } = useQuery(CompanyQuoteDocument, { variables, fetchPolicy: 'cache-only' });
  const bought = useQuery(CompanyFlowDocument, {
    variables: { symbol, days: DAYS },
    fetchPolicy: 'cache-and-network',
  });
  const { data: headlines } = useQuery(CompanyNewsDocument);
  const { known: business, ...loaded } = useCompanyFigures(symbol);

  const { fullName, sector } = about.data?.company ?? {};
  const sectorName = sector && nameOf(sector);
  const exchange = quoted?.instrument?.exchange;
  const { price, volume } = quoteIn(quoted?.instrument);
  const days = (bought.data?.stockFlow ?? []).map(({ day, foreign }) => ({ day, net: foreign }));
  const news = headlines?.news.filter(({ symbols }) => symbols.includes(symbol)).slice(0, HEADLINES) ?? [];
  const facts = [
    { name: t('company.exchange'), value: exchange },
    { name: t('company.sector'), value: sectorName && <span lang={langOf(sectorName)}>{sectorName}</span> },
    {
      name: t('company.value'),
      value: price !== null && volume !== null && formatTurnover((price * volume) / 1e6),
    },
  ].filter(({ value }) => value);

  const hasNumbers = business.figures !== null || business.quarters.length > 0 || business.peers.length > 0;
  const isEmpty = !about.data?.company && days.length === 0 && news.length === 0 && !hasNumbers;
  const isLoading = isEmpty && (about.loading || bought.loading);
  const failed = [about, bought].filter((load) => load.error);
  const error = failed[0]?.error ?? loaded.error;
  const [Failed, FailedLine] = about.error ? [FeedFailed, FeedFailedLine] : [LoadFailed, ServerFailedLine];
  const retry = () => {
    for (const load of failed) void load.refetch().catch(() => {});
    loaded.onRetry();
  };
  const code = <span translate="no">{symbol}</span>;
  const panel = { name: t('company.region'), className: `${styles.panel} screen-only` };

  if (isLoading || (isEmpty && error)) {
    return (
      <Panel {...panel} title={code}>
        {isLoading ? (
          <Skeleton rows={4} />
        ) : (
          <Failed error={error} title={t('company.failed', { symbol })} onRetry={retry} />
        )}
      </Panel>
    );
  }
  if (isEmpty) return null;
  return (
    <Panel {...panel} title={fullName ? <span lang="vi">{fullName}</span> : code}>
      {error && <FailedLine error={error} title={t('company.failed', { symbol })} onRetry={retry} />}
      <Facts className={styles.facts}>
        {facts.map(({ name, value }) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </Facts>
      <ForeignFlow days={days} today={today} />
      <CompanyBusiness
        symbol={symbol}
        known={business}
        isLoading={!hasNumbers && loaded.isLoading}
        hasFailed={loaded.error !== undefined}
        today={today}
      />
      <CompanySignals symbol={symbol} />
      {news.length > 0 && (
        <ul className={styles.news} aria-label={t('company.news')}>
          {news.map(({ title, date }) => (
            <li key={`${date} ${title}`} lang="vi">
              {date && <Time dateTime={date}>{formatDayOf(date.slice(0, 10), today)}</Time>}
              {title}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function ServerFailedLine({ title, ...line }: ComponentProps<typeof FeedFailedLine>) {
  return <LoadFailedLine {...line} text={title} />;
}

type Day = { day: string; net: number | null };

function ForeignFlow({ days, today }: { days: readonly Day[]; today: string }) {
  const t = useT();
  const newest = days.at(-1);
  if (!newest) return null;
  const count = (side: string) => days.filter(({ net }) => netSide(net, 1) === side).length;
  const sum = days.reduce((total, { net }) => total + (net ?? 0), 0);

  return (
    <div className={styles.flow}>
      <Facts className={styles.facts}>
        <Fact name={t('company.foreign', { day: formatDayOf(newest.day, today) })}>
          {formatNet(newest.net)}
        </Fact>
        <Fact name={t('company.foreignSum', { count: days.length })}>{formatNet(sum)}</Fact>
      </Facts>
      <FlowChart
        name={t('whale.chart', {
          group: t('whale.foreign'),
          bought: count('buy'),
          sold: count('sell'),
          count: days.length,
        })}
        days={days}
        scale={Math.max(...days.map(({ net }) => Math.abs(net ?? 0)), 1)}
        today={today}
      />
    </div>
  );
}
