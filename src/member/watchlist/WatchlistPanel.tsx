import { useCallback } from 'react';
import { useFreshness } from '../shared/Live';
import { WALKED_RESULT } from '../shared/WatchlistContext';
import { isOwnList } from '../../graph/list-ids';
import { useT } from '../../i18n/useT';
import { Panel } from '../../ui/Panel';
import { CollapsedSheet } from './CollapsedSheet';
import { SheetHead } from './SheetHead';
import { useArrowKeys } from './useArrowKeys';
import { useDeleteRow } from './useDeleteRow';
import { useListEdits } from './useListEdits';
import { useRowPrices } from './useRowPrices';
import { useSheet } from './useSheet';
import { useShownLists } from './useShownLists';
import { WatchlistTools, WatchlistControls } from './WatchlistControls';
import { WatchlistDownload } from './WatchlistDownload';
import { WatchlistCount, WatchlistFoot } from './WatchlistFacts';
import { WatchlistBox } from './WatchlistBox';
import { WatchlistState } from './WatchlistState';
import styles from './WatchlistPanel.module.css';

/** The watchlist panel: select a list, navigate, add and delete symbols. `opened` is the symbol of the address. */
export function WatchlistPanel({ opened = null }: { opened?: string | null }) {
  const t = useT();
  const { actor, lists, list, selected, isKnown, ...query } = useShownLists(opened);
  const hasRows = list !== undefined && list.rows.length > 0;

  const { body, isSheet, isOpen, setOpen, close, onKeyDown } = useSheet();
  useArrowKeys();
  const onView = useRowPrices(list);
  const freshness = useFreshness();
  const isStale = hasRows && freshness?.isStale === true;
  const { add, remove } = useListEdits();
  const deleteRow = useDeleteRow({ list, body, remove });
  const choose = (id: string) => actor.send({ type: 'choose list', id });
  const select = useCallback(
    (symbol: string) => {
      close();
      actor.send({ type: 'select', symbol });
    },
    [actor, close],
  );

  return (
    <Panel
      id="watchlist"
      name={t('watchlist.title')}
      // Beside a symbol it is for the next one to be opened.
      className={`${styles.panel} ${opened === null ? '' : 'screen-only'}`}
      data-sheet={isSheet ? (isOpen ? 'open' : 'peek') : undefined}
      data-stale={isStale ? 'true' : undefined}
      title={isSheet ? <SheetHead isOpen={isOpen} onOpen={setOpen} /> : t('watchlist.title')}
      fact={!isSheet && <WatchlistCount list={list} hasArrowKeys={opened !== null} />}
      action={list && (!isSheet || isOpen) && <WatchlistDownload list={list} />}
      foot={list && hasRows && <WatchlistFoot list={list} />}
    >
      {isSheet && (
        <CollapsedSheet
          list={list}
          selected={selected}
          isOpen={isOpen}
          isKnown={isKnown}
          reason={query.error ? 'watchlist.failed' : lists ? 'watchlist.empty' : 'app.loading'}
          onSelect={select}
        />
      )}
      <div className={styles.body} role="presentation" ref={body} onKeyDown={onKeyDown}>
        {lists && list && (
          <WatchlistControls
            lists={lists}
            list={list}
            onChoose={choose}
            onAdd={(added, refuse) => add(list, added, refuse)}
          />
        )}
        {lists && !list && (
          <div className={styles.none}>
            <WatchlistTools listId={null} onChoose={choose} />
          </div>
        )}
        <WatchlistState {...query} lists={lists} list={list} isStale={isStale} />
        {lists && list && hasRows && (
          <WatchlistBox
            list={list}
            hasMenus={lists.some(({ id }) => isOwnList(id))}
            selected={selected}
            isKnown={isKnown}
            isHidden={isSheet && !isOpen}
            onSelect={select}
            onDelete={list.id === WALKED_RESULT ? undefined : (symbol) => void deleteRow(symbol)}
            onView={onView}
          />
        )}
      </div>
    </Panel>
  );
}
