import { useMutation } from '@apollo/client/react';
import { useNotify } from '../../app/actors/useNotify';
import type { NoticeContent, NoticeTopic } from '../../app/actors/notices';
import { failureOf } from '../../graph/failure';
import { isOwnList } from '../../graph/list-ids';
import type { InstrumentRow } from '../../graph/values';
import type { ListedInstrumentFragment } from '../../graph/watchlists.generated';
import { errorText } from '../../i18n/i18n';
import type { MessageKey } from '../../i18n/messages';
import { useT } from '../../i18n/useT';
import type { Refuse } from '../../ui/Form';
import type { Watchlist } from '../shared/useLists';
import { useOwner } from '../shared/useOwner';
import { addToList, removeFromList } from './list-cache';
import { AddSymbolDocument, DeleteSymbolDocument } from './watchlist.generated';

/** What was added as a row of its list. */
const rowOf = ({ symbol, name, quote }: ListedInstrumentFragment): InstrumentRow => ({
  ...{ symbol, name, price: quote?.price ?? null },
});

type List = Pick<Watchlist, 'id' | 'name' | 'rows'>;

/**
 * Adds and deletes symbols: where the list is kept first, then in the cache, then with a notice. These mutations are for both
 * kinds of lists; what only own lists can do is a `changeDesk`, whose optimistic response shows it at once.
 */
export function useListEdits() {
  const t = useT();
  const [addSymbol] = useMutation(AddSymbolDocument);
  const [deleteSymbol] = useMutation(DeleteSymbolDocument);
  const context = useOwner();
  const adding = useOutcomeNotices('symbol');
  const deleting = useOutcomeNotices();

  /** True once the symbol is in the list; `refuse` marks the field that the server's error is about. */
  async function add({ id, name }: List, symbol: string, refuse?: Refuse): Promise<boolean> {
    try {
      await addSymbol({
        variables: { watchlistId: id, symbol },
        context,
        update: (cache, { data }) => data && addToList(cache, id, rowOf(data.addSymbol)),
      });
      adding.succeed('watchlist.added', t('watchlist.addedHint', { symbol, list: name }));
      return true;
    } catch (error) {
      const { field, description, retryAfter } = await adding.fail('watchlist.addFailed', error, id);
      refuse?.(field, description, retryAfter);
      return false;
    }
  }

  /** Adds a deleted symbol again, where it was; the server keeps it at the end of its lists. */
  async function restore({ id, rows }: List, symbol: string, index: number): Promise<boolean> {
    try {
      await addSymbol({
        variables: { watchlistId: id, symbol, before: rows[index + 1]?.symbol ?? null },
        context,
        update: (cache, { data }) => data && addToList(cache, id, rowOf(data.addSymbol), index),
      });
      return true;
    } catch (error) {
      await adding.fail('watchlist.addFailed', error, id);
      return false;
    }
  }

  /** True once the symbol is off the list; `onRestored` is called when that was undone. */
  async function remove(list: List, symbol: string, onRestored: () => void): Promise<boolean> {
    const { id, name, rows } = list;
    const index = rows.findIndex((row) => row.symbol === symbol);
    const undo = async () => {
      if (await restore(list, symbol, index)) onRestored();
    };
    try {
      await deleteSymbol({
        variables: { watchlistId: id, symbol },
        context,
        update: (cache) => removeFromList(cache, id, symbol),
      });
      deleting.succeed('watchlist.deleted', t('watchlist.deletedHint', { symbol, list: name }), {
        label: t('watchlist.undo'),
        onAct: () => void undo(),
      });
      return true;
    } catch (error) {
      await deleting.fail('watchlist.deleteFailed', error, id);
      return false;
    }
  }

  return { add, remove };
}

/** Functions that show the outcome of an edit: a success, or a failure with the server's message. */
function useOutcomeNotices(topic?: NoticeTopic) {
  const t = useT();
  const notify = useNotify(topic);
  return {
    succeed: (title: MessageKey, description: string, action?: NoticeContent['action']) =>
      notify({ kind: 'success', title: t(title), description, ...(action && { action }) }),
    async fail(title: MessageKey, error: unknown, listId: string) {
      const { serverMessage, kind, field, retryAfter } = failureOf(error);
      const description = isOwnList(listId) ? await ownFailure(error) : (serverMessage ?? errorText(kind));
      notify({ kind: 'error', title: t(title), description });
      return { field, description, retryAfter };
    },
  };
}

async function ownFailure(error: unknown): Promise<string> {
  const { ownListFailure } = await import('./own/failure');
  return ownListFailure(error);
}
