import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  catchUpMachine,
  type BarSearch,
  type BarsFound,
  type Instants,
} from '../../../machines/catch-up.machine';
import { useAppActors, useSession } from '../../app/actors/AppActors';
import { asRecord, parseStored } from '../../lib/json';
import { toldUntil, type Watched } from '../../market/alerts';
import type { NewestBar } from '../../market/believed-days';
import { isOfNow } from '../../market/quote';
import { watchedUntilOf, withWatchedUntil } from '../../market/watched-until';
import { usePromiseActor } from '../shared/usePromiseActor';
import { useBarLoads } from './useBarLoads';
import type { AlertQuotes } from './useAlertQuotes';
import type { AlertsActor } from './useAlertsActor';

/**
 * The actor that finds what happened while the prices were not evaluated, the newest bars that it has read, and a function
 * that reports to it the quotes of an instant, and those of them that are believed; this browser keeps until when they were evaluated.
 */
export function useCatchUp(alerts: AlertsActor, watched: readonly Watched[]) {
  const { storage } = useAppActors();
  const person = useSession(({ context }) => String(context.session?.user.id ?? ''));
  const readStored = () => asRecord(parseStored(storage.read('watchedUntil'))) ?? {};
  const load = useBarLoads();
  const quotes = useRef<AlertQuotes>(new Map());
  const [bars, setBars] = useState<ReadonlyMap<string, NewestBar>>(new Map());
  const find = usePromiseActor<BarsFound, BarSearch>(async (search) => {
    const onPrices = watched.filter((alert) => alert.kind !== 'SIGNAL');
    const { missedIn } = await import('../../market/catch-up');
    const found = await missedIn(onPrices, search, { load, quotes: quotes.current });
    if (found.bars.size > 0) setBars((known) => new Map([...known, ...found.bars]));
    return found;
  });
  const [machine] = useState(() => catchUpMachine.provide({ actors: { find } }));
  const [stored] = useState(() => watchedUntilOf(readStored(), person));
  const actor = useActorRef(machine, {
    input: { watchedUntil: stored.symbols, before: stored.before },
  });

  const keep = useEffectEvent(() => {
    const { value, context } = alerts.getSnapshot();
    // What has fired and is not saved yet must be found again after a reload.
    const isSaved = value === 'watching' && context.waiting.length === 0;
    const found = actor.getSnapshot();
    const { watchedUntil } = found.context;
    const haveCome = watchedUntil !== stored.symbols;
    if (!isSaved || !haveCome || found.matches('catching up')) return;
    const changed = withWatchedUntil(readStored(), person, watchedUntil);
    if (changed !== null) storage.write('watchedUntil', JSON.stringify(changed));
  });
  useEffect(() => {
    const subscriptions = [
      actor.on('found', ({ fired }) => alerts.send({ type: 'evaluated', fired })),
      actor.subscribe(() => keep()),
      alerts.subscribe(() => keep()),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor, alerts]);

  const came = (at: Date, loaded: AlertQuotes, believed: AlertQuotes) => {
    quotes.current = loaded;
    const told = [...ofNow(believed, at)].map(([symbol, quote]) => [symbol, toldUntil(quote, at)]);
    const priced = Object.fromEntries(told) as Instants;
    actor.send({ type: 'prices came', at: at.getTime(), armed: armedSince(watched), priced });
  };
  return { actor, came, bars };
}

/** The quotes whose prices are of now. */
export function ofNow(quotes: AlertQuotes, now: Date): AlertQuotes {
  return new Map([...quotes].filter(([, quote]) => isOfNow(quote, now)));
}

/** Of each symbol with an armed alert on its price the instant of the first one. */
function armedSince(watched: readonly Watched[]): Instants {
  const armed: Record<string, number> = {};
  for (const { kind, symbol, firedAt, armedAt } of watched) {
    if (kind === 'SIGNAL' || kind === 'SELLABLE' || firedAt !== null) continue;
    armed[symbol] = Math.min(armed[symbol] ?? Infinity, Date.parse(armedAt));
  }
  return armed;
}
