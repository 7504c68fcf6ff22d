import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useMarketTime } from '../../app/actors/AppActors';
import { useQuotes } from '../../graph/useQuotes';
import { lastClosedDay } from '../../market/clock';
import { UsersDocument, type UsersQuery } from '../../member/admin/subscriptions/subscriptions.generated';
import { MarketPulseDocument, type CountedSectorFragment } from '../../member/pulse/pulse.generated';
import { noteRequest } from '../../member/signals/results/useRequested';
import { SymbolEventsDocument, type SymbolEventsQuery } from '../../member/technical/events/events.generated';
import { useQuote } from '../../member/technical/useQuote';
import { useRowPrices } from '../../member/watchlist/useRowPrices';
import { useShownLists } from '../../member/watchlist/useShownLists';
import { WatchlistTable } from '../../member/watchlist/WatchlistTable';
import '../../ui/Panel.css';
import styles from './states.module.css';
import { watchlists } from './sample/signals';

/** The ground that a part of a panel lies on. */
export function Framed({ children }: { children: ReactNode }) {
  return <div className="panel">{children}</div>;
}

/** A view beside which another panel of its page has loaded the quote. */
export function Quoted({ symbol, view }: { symbol: string; view: ReactNode }) {
  useQuote(symbol);
  return view;
}

/** A view beside which the watchlist has loaded its prices. */
export function Listed({ view }: { view: ReactNode }) {
  const { list } = useShownLists(null);
  useRowPrices(list);
  return view;
}

/** A view in a session that has requested the plans of the list. */
export function Planned({ view }: { view: ReactNode }) {
  const client = useApolloClient();
  const until = lastClosedDay(useMarketTime());
  useEffect(() => noteRequest(client, until), [client, until]);
  return view;
}

type SectorsProps = { view: (sectors: readonly CountedSectorFragment[]) => ReactNode };

/** What the pulse's button opens. */
export function SectorsOf({ view }: SectorsProps) {
  const { data } = useQuery(MarketPulseDocument);
  return <div className={styles.opened}>{data?.marketPulse && view(data.marketPulse.sectors)}</div>;
}

type StoppedProps = {
  /** How much is computed when it is stopped. */
  at: number;
  view: ReactNode;
};

/** A view whose computation was stopped by the button beside its progress, which no address and no server can do. */
export function Stopped({ at, view }: StoppedProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stop = () => {
      const progress = frame.current?.querySelector('progress');
      if (!progress || progress.value < at) return;
      progress.closest('label')?.parentElement?.querySelector('button')?.click();
      observer.disconnect();
    };
    const observer = new MutationObserver(stop);
    observer.observe(frame.current!, { attributes: true, childList: true, subtree: true });
    return () => observer.disconnect();
  }, [at]);
  return <div ref={frame}>{view}</div>;
}

type UsersProps = { view: (users: UsersQuery['users']['rows']) => ReactNode };

/** What stands below the list of users. */
export function UsersOf({ view }: UsersProps) {
  const { data } = useQuery(UsersDocument);
  return data && view(data.users.rows);
}

type SymbolEvents = NonNullable<SymbolEventsQuery['symbolEvents']>;
type EventsProps = { symbol: string; view: (events: SymbolEvents) => ReactNode };

/** What the chart's button opens. */
export function EventsOf({ symbol, view }: EventsProps) {
  const { data } = useQuery(SymbolEventsDocument, { variables: { symbol, from: 0, to: 2 ** 31 - 1 } });
  return <div className={styles.opened}>{data?.symbolEvents && view(data.symbolEvents.toReversed())}</div>;
}

const rows = watchlists[0]!.symbols.slice(0, 4).map((row) => ({ ...row, name: row.short_name_vi }));
const symbols = rows.map(({ symbol }) => symbol);
const ignore = () => {};

/** Rows of the watchlist, of which only the prices and the lines are loaded. */
export function RowLines() {
  useQuotes(symbols);
  return (
    <Framed>
      <WatchlistTable
        name={watchlists[0]!.name}
        rows={rows}
        hasMenus={false}
        selected={null}
        onSelect={ignore}
        onDelete={ignore}
        onView={ignore}
      />
    </Framed>
  );
}
