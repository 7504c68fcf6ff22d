import { stripTypename } from '@apollo/client/utilities';
import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { useSession } from '../../app/actors/AppActors';
import { mergeNotes, mergeRows } from '../../graph/desk/rows';
import type { DeskChange } from '../../graph/resolvers.types';
import { ChangeDeskDocument, DeskDocument, type WholeDeskFragment } from './desk.generated';
import { USUAL_DESK_COSTS, type DeskCosts } from '../../market/costs';

/** Saves a part of the desk; what is on screen changes at once, and back where the save fails. Rejects then. */
type ChangeDesk = (change: DeskChange) => Promise<void>;

/**
 * The signed-in person's desk, shared by every view that shows a part of it; undefined until it is loaded. What is on every
 * page loads it once per session, and not whenever the person returns.
 */
export function useDesk({ isOnEveryPage = false } = {}) {
  const context = useOwner();
  const fetchPolicy = isOnEveryPage ? 'cache-first' : 'cache-and-network';
  const { data, error, refetch } = useQuery(DeskDocument, { context, fetchPolicy });
  const change = useChangeDesk();
  useChangesElsewhere(() => void refetch().catch(() => {}), { onReturn: !isOnEveryPage });
  return { desk: data?.desk, error, retry: () => void refetch(), change };
}

/** The same for a view that shows nothing of the desk and so does not load it. */
export function useChangeDesk(): ChangeDesk {
  const { cache } = useApolloClient();
  const [save] = useMutation(ChangeDeskDocument, { context: useOwner() });
  return async (changed) => {
    const desk = cache.readQuery({ query: DeskDocument, optimistic: true })?.desk;
    await save({
      // A row that goes back as it came has its type's name.
      variables: { change: stripTypename(changed) },
      ...(desk && { optimisticResponse: { changeDesk: deskWith(desk, changed) } }),
    });
  };
}

/** Whose desk an operation is about. */
function useOwner() {
  return { person: useSession(({ context }) => String(context.session?.user.id ?? '')) };
}

/** The desk as it will be once a change is saved. */
function deskWith(desk: WholeDeskFragment, change: DeskChange): WholeDeskFragment {
  const { trades, alerts, notes, lines, ignored, settings, removed } = change;
  const merged = <Row extends { readonly id: string }>(rows: readonly Row[], changed: unknown) =>
    mergeRows(rows, (changed ?? []) as readonly Row[], removed ?? []);
  return {
    ...desk,
    ...named('Desk'),
    damaged: change.discardsDamaged ? null : desk.damaged,
    trades: merged(
      desk.trades,
      trades?.map((row) => ({ ...NO_TRADE, ...row })),
    ),
    alerts: merged(
      desk.alerts,
      alerts?.map((row) => ({ ...NO_ALERT, ...row })),
    ),
    notes: mergeNotes(
      desk.notes,
      (notes ?? []).map((row) => ({ ...named('Note'), changedAt: null, ...row })) as never[],
      removed ?? [],
    ),
    lines: merged(
      desk.lines,
      lines?.map(({ points, ...row }) => ({
        ...named('DrawnLine'),
        ...row,
        points: points.map((point) => ({ ...named('LinePoint'), ...point })),
      })),
    ),
    ignored: [...new Set([...desk.ignored, ...(ignored ?? [])])].filter((id) => !removed?.includes(id)),
    settings: settings ? { ...named('DeskSettings'), ...settings } : desk.settings,
  };
}

/** The cache matches the fragments of a response by this name. */
function named(typename: string) {
  return { __typename: typename };
}

/** The fields that an input may leave out. */
const NO_TRADE = {
  per: null,
  settles: null,
  stop: null,
  target: null,
  signalKind: null,
  signalDay: null,
  note: null,
};
const NO_ALERT = {
  symbol: null,
  watchlistId: null,
  tradeId: null,
  price: null,
  percent: null,
  firedAt: null,
  firedPrice: null,
};

/** Calls back when another tab has stored something, and where `onReturn` is set when the person returns to this one. */
function useChangesElsewhere(changed: () => void, { onReturn }: { onReturn: boolean }) {
  const report = useEffectEvent(changed);
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith('desk.')) report();
    };
    const onVisible = () => {
      if (onReturn && document.visibilityState === 'visible') report();
    };
    window.addEventListener('storage', onStorage);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      window.removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [onReturn]);
}

/** The person's costs of trading and how costs are counted, else as usual. */
export function costsOf(desk: Pick<WholeDeskFragment, 'settings'> | undefined): DeskCosts {
  return desk?.settings ?? USUAL_DESK_COSTS;
}
