import { useMutation } from '@apollo/client/react';
import { useNotify } from '../../app/actors/notify';
import { failureOf } from '../../graph/failure';
import { errorText } from '../../i18n/error-text';
import type { MessageKey } from '../../i18n/messages';
import { useT } from '../../i18n/useT';
import { ADD_SYMBOL, DELETE_SYMBOL } from './watchlist.generated';

type List = { id: string; name: string };

/** Adds and deletes symbols: on the server first, then in the cache, then with a notice. */
export function useListEdits() {
  const t = useT();
  const [addSymbol] = useMutation(ADD_SYMBOL);
  const [deleteSymbol] = useMutation(DELETE_SYMBOL);

  const telling = (notify: ReturnType<typeof useNotify>) => ({
    succeed: (title: MessageKey, description: string) =>
      notify({ kind: 'success', title: t(title), description }),
    fail(title: MessageKey, error: unknown) {
      const { serverMessage, kind } = failureOf(error);
      notify({ kind: 'error', title: t(title), description: serverMessage ?? errorText(kind) });
    },
  });
  const adding = telling(useNotify('symbol'));
  const deleting = telling(useNotify());

  /** True once the symbol is in the list. */
  async function add({ id, name }: List, symbol: string): Promise<boolean> {
    try {
      await addSymbol({
        variables: { watchlistId: id, symbol },
        update: (cache, { data }) => {
          if (!data) return;
          cache.modify<Rows>({
            id: cache.identify({ __typename: 'Watchlist', id })!,
            fields: {
              instruments: (rows, { readField, toReference }) => [
                ...rows.filter((row) => readField('symbol', row) !== data.addSymbol.symbol),
                toReference(cache.identify(data.addSymbol)!)!,
              ],
            },
          });
        },
      });
      adding.succeed('watchlist.added', t('watchlist.addedHint', { symbol, list: name }));
      return true;
    } catch (error) {
      adding.fail('watchlist.addFailed', error);
      return false;
    }
  }

  /** True once the symbol is off the list. */
  async function remove({ id, name }: List, symbol: string): Promise<boolean> {
    try {
      await deleteSymbol({
        variables: { watchlistId: id, symbol },
        update: (cache) => {
          cache.modify<Rows>({
            id: cache.identify({ __typename: 'Watchlist', id })!,
            fields: {
              instruments: (rows, { readField }) => rows.filter((row) => readField('symbol', row) !== symbol),
            },
          });
        },
      });
      deleting.succeed('watchlist.deleted', t('watchlist.deletedHint', { symbol, list: name }));
      return true;
    } catch (error) {
      deleting.fail('watchlist.deleteFailed', error);
      return false;
    }
  }

  return { add, remove };
}

type Rows = { instruments: readonly { __ref: string }[] };
