import { useQuery } from '@apollo/client/react';
import { HTMLSelect } from '@blueprintjs/core';
import { ImportIcon } from '@blueprintjs/icons';
import { Activity, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { useFreshness, useRefresh, useRetry } from '../frame/Live';
import { useNotify } from '../../app/actors/notify';
import { useAppActors } from '../../app/actors/AppActors';
import { useQuotes } from '../../graph/useQuotes';
import { useT } from '../../i18n/useT';
import { marketTime } from '../../market/clock';
import { AsOf, asOfText } from '../../ui/AsOf';
import { DownloadButton } from '../../ui/DownloadButton';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { lazyOnIdle } from '../../ui/lazy-when-idle';
import { Later } from '../../ui/Later';
import { Panel } from '../../ui/Panel';
import { Empty, FailedLine, Skeleton } from '../../ui/PanelState';
import { useRowsInView } from '../../ui/rows-in-view';
import { useIsTabletOrWider } from '../../ui/useIsTabletOrWider';
import { Peek } from './Peek';
import './Sheet.css';
import { refreshPrices } from './refresh-prices';
import { SheetHead } from './SheetHead';
import { useArrowKeys } from './useArrowKeys';
import { useListEdits } from './useListEdits';
import { useSelection } from './useSelection';
import { WATCHLISTS, type WatchlistsQuery } from './watchlist.generated';
import './WatchlistPanel.css';
import { WatchlistTable } from './WatchlistTable';

const AddSymbolForm = lazyOnIdle(async () => (await import('./AddSymbolForm')).AddSymbolForm);

/** Without it Blueprint labels the arrow in English. */
const unnamed = { title: '' };

const noLists: WatchlistsQuery['watchlists'] = [];

/** The watchlist panel: select a list, navigate, add and delete symbols. `opened` is the symbol of the address. */
export function WatchlistPanel({ opened = null }: { opened?: string | null }) {
  const t = useT();
  const notify = useNotify();
  const { clock } = useAppActors();
  const panel = useRef<HTMLDivElement>(null);
  const leaving = useRef(new Set<string>());
  const { data, loading, error, refetch, client } = useQuery(WATCHLISTS, {
    notifyOnNetworkStatusChange: true,
  });
  const lists = data?.watchlists ?? noLists;
  const [isKnown] = useState(data !== undefined);
  const { actor, list, symbol } = useSelection(lists, opened);
  const { add, remove } = useListEdits();
  const rows = useMemo(() => list?.instruments ?? [], [list]);

  useArrowKeys();
  const { near, onView } = useRowsInView(rows);
  const refreshQuotes = useQuotes(useMemo(() => near.map((row) => row.symbol), [near]));
  useRefresh(() => Promise.all([refreshQuotes(), refreshPrices(client)]));
  const freshness = useFreshness();
  const isOld = freshness?.isStale === true && rows.length > 0;
  const retry = useRetry();

  const isSheet = !useIsTabletOrWider();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => {
    const isInside = panel.current?.contains(document.activeElement);
    setOpen(false);
    if (isInside) panel.current?.closest('section')?.querySelector<HTMLElement>('.sheet-head')?.focus();
  }, []);
  const select = useCallback(
    (row: string) => {
      close();
      actor.send({ type: 'select', symbol: row });
    },
    [actor, close],
  );

  async function deleteRow(row: string) {
    const place = list && `${list.id} ${row}`;
    if (!place || leaving.current.has(place)) return;
    const index = rows.findIndex((other) => other.symbol === row);
    const beside = rows[index + 1] ?? rows[index - 1];
    leaving.current.add(place);
    const isGone = await remove(list, row);
    leaving.current.delete(place);
    const focused = document.activeElement;
    const isFocusLost = focused === document.body || focused?.closest('tr')?.dataset['symbol'] === row;
    if (!isGone || !isFocusLost) return;
    const next = beside ? `tr[data-symbol="${CSS.escape(beside.symbol)}"] a` : 'input';
    panel.current?.querySelector<HTMLElement>(next)?.focus();
  }

  return (
    <Panel
      id="watchlist"
      name={t('watchlist.title')}
      className="watchlist"
      data-sheet={isSheet ? (isOpen ? 'open' : 'peek') : undefined}
      data-stale={isOld ? 'true' : undefined}
      title={isSheet ? <SheetHead isOpen={isOpen} onOpen={setOpen} /> : t('watchlist.title')}
      fact={
        !isSheet && (
          <>
            {opened !== null && list && <span className="watchlist-keys">{t('watchlist.keys')} · </span>}
            {list && t('watchlist.count', { count: rows.length })}
          </>
        )
      }
      action={
        list && (
          <DownloadButton
            label={t('export.csvOf', { list: list.name })}
            icon={<ImportIcon />}
            make={async () => {
              const { watchlistFile } = await import('./watchlist-csv');
              return watchlistFile(list, client.cache, marketTime(clock.now()).day);
            }}
            notify={notify}
          />
        )
      }
      foot={
        list &&
        rows.length > 0 && (
          <>
            {list.leftOut > 0 && <p>{t('watchlist.leftOut', { count: list.leftOut })}</p>}
            {freshness && <AsOf of={freshness.asOf} />}
          </>
        )
      }
    >
      {isSheet && list && rows.length > 0 && (
        <Later isKnown={isKnown} fallback={<p className="peek-line">{t('app.loading')}</p>}>
          {!isOpen && <Peek name={list.name} rows={rows} selected={symbol} onSelect={select} />}
        </Later>
      )}
      {isSheet && !isOpen && rows.length === 0 && (
        <p className="peek-line">
          {t(error ? 'watchlist.failed' : data ? 'watchlist.empty' : 'app.loading')}
        </p>
      )}
      <div
        className="watchlist-body"
        role="presentation"
        ref={panel}
        onKeyDown={({ key }) => {
          if (isSheet && key === 'Escape') close();
        }}
      >
        {list && (
          <div className="watchlist-controls">
            <HTMLSelect
              aria-label={t('watchlist.choose')}
              iconProps={unnamed}
              value={list.id}
              options={lists.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(event) => actor.send({ type: 'choose list', id: event.currentTarget.value })}
            />
            <ErrorBoundary>
              <Suspense fallback={<div className="watchlist-add" />}>
                <AddSymbolForm onAdd={(added) => add(list, added)} />
              </Suspense>
            </ErrorBoundary>
          </div>
        )}
        {error && !loading && <FailedLine text={t('watchlist.failed')} onRetry={() => void refetch()} />}
        {isOld && !error && (
          <FailedLine text={`${asOfText(freshness.asOf)}. ${t('price.stale')}`} onRetry={retry} />
        )}
        {loading && !data && <Skeleton rows={12} />}
        {list && rows.length > 0 && (
          <Activity mode={isSheet && !isOpen ? 'hidden' : 'visible'}>
            <Later isKnown={isKnown} fallback={<Skeleton rows={12} />}>
              <div className="watchlist-rows">
                <WatchlistTable
                  name={list.name}
                  rows={rows}
                  selected={symbol}
                  onSelect={select}
                  onDelete={(row) => void deleteRow(row)}
                  onView={onView}
                />
              </div>
            </Later>
          </Activity>
        )}
        {list && rows.length === 0 && <Empty title={t('watchlist.empty')} hint={t('watchlist.emptyHint')} />}
        {data && !list && <Empty title={t('watchlist.noLists')} hint={t('watchlist.noListsHint')} />}
      </div>
    </Panel>
  );
}
