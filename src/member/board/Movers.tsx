import { useQuery } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { PastOfDocument } from '../../graph/board.generated';
import type { LoadContext } from '../../graph/session-guard';
import { Link } from '../../app/router/Link';
import { useT } from '../../i18n/useT';
import { Panel } from '../../ui/Panel';
import { Skeleton } from '../../ui/PanelState';
import { usePricesDay } from '../shared/Live';
import { FeedFailed } from '../shared/feed/FeedFailed';
import { BoardFacts, type Lacking } from './BoardFacts';
import { moverKinds, moversOf, watchedSymbols, type MoverKind } from './movers';
import { MoversTable } from './MoversTable';
import type { BoardRow } from '../shared/screen/board-rows';
import styles from './Movers.module.css';

const ROW: LoadContext = { priority: 'row' };

/** The same list on the board, where its filters can tell it. */
const onBoard: Partial<Record<MoverKind, `/market?${string}`>> = {
  gainers: '/market?sort=-changePercent',
  losers: '/market?sort=changePercent',
  value: '/market?sort=-value&columns=price,changePercent,volume,value',
  ceiling: '/market?colour=ceiling&sort=-volume',
  floor: '/market?colour=floor&sort=-volume',
};

/** Who moves the market: lists of a few symbols, each with its small chart. */
export function Movers({ rows, lacking }: { rows: readonly BoardRow[]; lacking: Lacking }) {
  const t = useT();
  const day = usePricesDay() ?? '';
  // Kept while the tab is open: prices change their order all day long, and the bars before today do not change.
  const [watched] = useState(() => watchedSymbols(rows));
  const { data, error, refetch } = useQuery(PastOfDocument, {
    variables: { symbols: watched, day },
    skip: watched.length === 0,
    context: ROW,
  });
  const past = data?.pastOf;
  const movers = useMemo(() => moversOf(rows, past ?? []), [rows, past]);

  const facts = <BoardFacts {...lacking} rows={rows} noQuotes={t('board.noQuotes')} />;
  if (lacking.hasNoQuotes) return <Panel title={t('board.tab.movers')}>{facts}</Panel>;
  return (
    <>
      {facts}
      <div className={styles.lists}>
        {moverKinds.map((kind) => {
          const name = t(`board.movers.${kind}`);
          const isOfPast = kind === 'volume' || kind === 'high55' || kind === 'high250';
          const isLoading = isOfPast && past === undefined && !error && watched.length > 0;
          const found = movers[kind];
          const address = onBoard[kind];
          return (
            <Panel
              key={kind}
              title={name}
              fact={
                isOfPast && (
                  <span className={styles.fact}>
                    {t('board.movers.watched', { count: past?.length ?? watched.length })}
                  </span>
                )
              }
              action={
                address && (
                  <Link className={styles.all} href={address}>
                    {t('board.movers.all')}
                  </Link>
                )
              }
            >
              {isLoading && <Skeleton rows={8} isApart />}
              {isOfPast && error && (
                <FeedFailed
                  error={error}
                  title={t('board.movers.failed')}
                  onRetry={() => void refetch().catch(() => {})}
                />
              )}
              {!isLoading && !(isOfPast && error) && found.length === 0 && (
                <p className={styles.none}>{t('board.movers.none')}</p>
              )}
              {found.length > 0 && <MoversTable name={name} kind={kind} movers={found} />}
            </Panel>
          );
        })}
      </div>
    </>
  );
}
