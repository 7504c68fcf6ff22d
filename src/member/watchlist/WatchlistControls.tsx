import { Suspense, useMemo } from 'react';
import { useT } from '../../i18n/useT';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import type { Refuse } from '../../ui/Form';
import { part } from '../../ui/part';
import { Options } from '../../ui/Options';
import { WALKED_RESULT } from '../shared/WatchlistContext';
import { ListTools } from './lazy-own-parts';
import type { Watchlist } from '../shared/useLists';
import { Select } from '../../ui/Select';
import styles from './WatchlistPanel.module.css';
import addSymbolFormStyles from './AddSymbolForm.module.css';

const AddSymbolForm = part(() => import('./AddSymbolForm'), 'AddSymbolForm', { when: 'idle' });

type Props = {
  lists: readonly Watchlist[];
  list: Watchlist;
  onChoose: (id: string) => void;
  /** Resolves to whether the symbol is in the list. */
  onAdd: (symbol: string, refuse: Refuse) => Promise<boolean>;
};

/** The tools of lists in their place, which stays empty until they are loaded; also where there is no list yet. */
export function WatchlistTools(props: { listId: string | null; onChoose: (id: string) => void }) {
  return (
    <Suspense fallback={<span className={styles.tools} />}>
      <ListTools {...props} />
    </Suspense>
  );
}

/** Selects a list, and adds symbols to it; a filter's result has those that it has. */
export function WatchlistControls({ lists, list, onChoose, onAdd }: Props) {
  const t = useT();
  const listed = useMemo(() => new Set(list.rows.map(({ symbol }) => symbol)), [list]);
  return (
    <div className={styles.controls}>
      <div className={styles.choice}>
        <Select
          fill
          aria-label={t('watchlist.choose')}
          value={list.id}
          onChange={(event) => onChoose(event.currentTarget.value)}
        >
          <Options options={lists.map(({ id, name }) => ({ value: id, label: name }))} />
        </Select>
        <WatchlistTools listId={list.id} onChoose={onChoose} />
      </div>
      {list.id !== WALKED_RESULT && (
        <ErrorBoundary>
          <Suspense fallback={<div className={addSymbolFormStyles.form} />}>
            <AddSymbolForm listId={list.id} listed={listed} onAdd={onAdd} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
