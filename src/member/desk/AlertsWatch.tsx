import { useApolloClient, useQuery } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { alertsMachine, type FiredAlert } from '../../../machines/alerts.machine';
import { useAppActors, useMarketTime, useSession } from '../../app/actors/AppActors';
import { useNotify } from '../../app/actors/notify';
import { QuotesDocument } from '../../graph/quotes.generated';
import { useT } from '../../i18n/useT';
import { firedBy, stillArmed, watchedOf, type Watched } from '../../market/alerts';
import { isMarketOpen } from '../../market/clock';
import { useRefresh } from '../frame/Live';
import { alertFact, alertTitle, rowOf } from './alerts';
import { costsOf } from './costs';
import { DeskDocument } from './desk.generated';
import { useAlerts } from './useAlerts';

/** Evaluates the alerts with every refresh of the quotes and every minute, and shows what fires. */
export function AlertsWatch() {
  const { desk, watched } = useAlerts();
  const now = useMarketTime();
  const quotes = useQuotes(watched, now);
  const actor = useAlertsActor();

  useEffect(() => {
    if (!desk) return;
    actor.send({ type: 'evaluated', fired: firedBy(watched, quotes, now) });
  }, [actor, desk, watched, quotes, now]);
  useNotices(actor);
  return null;
}

type AlertsActor = ReturnType<typeof useAlertsActor>;

function useAlertsActor() {
  const claim = useClaim();
  const newest = useRef(claim);
  useEffect(() => void (newest.current = claim));
  const [machine] = useState(() =>
    alertsMachine.provide({
      actors: {
        claim: fromPromise<readonly FiredAlert[], readonly FiredAlert[]>(({ input }) =>
          inTurn(() => newest.current(input as readonly Watched[])),
        ),
      },
    }),
  );
  return useActorRef(machine);
}

/** Returns a function that saves as fired what no other tab or device has, and resolves to it. */
function useClaim() {
  const client = useApolloClient();
  const { change } = useAlerts();
  const person = useSession(({ context }) => String(context.session?.user.id ?? ''));
  return async (fired: readonly Watched[]): Promise<readonly Watched[]> => {
    const { data } = await client.query({
      query: DeskDocument,
      context: { person, queryDeduplication: false },
      fetchPolicy: 'network-only',
    });
    if (!data) throw new Error('The desk was not loaded');
    const claimed = stillArmed(fired, watchedOf(data.desk, costsOf(data.desk)));
    if (claimed.length > 0) await change({ alerts: claimed.map((alert) => rowOf(alert)) });
    return claimed;
  };
}

/** Runs one tab after the other; at once in a browser without locks. */
function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  return locks ? locks.request('alerts', run) : run();
}

const NONE: readonly never[] = [];

/** The quotes that armed alerts wait for. A hidden page, which the market's refresh passes by, loads them every minute. */
function useQuotes(watched: readonly Watched[], now: Date) {
  const symbols = [
    ...new Set(watched.filter(({ firedAt }) => firedAt === null).map(({ symbol }) => symbol)),
  ].sort();
  const { data, previousData, refetch } = useQuery(QuotesDocument, {
    variables: { symbols },
    skip: symbols.length === 0,
    fetchPolicy: 'cache-and-network',
  });
  const load = async () => {
    if (symbols.length > 0) await refetch();
  };
  // The page's own prices report a failure; these are evaluated with the next refresh.
  const loadQuietly = useEffectEvent(() => load().catch(() => {}));
  useRefresh(() => load().catch(() => {}));
  useEffect(() => {
    if (document.visibilityState === 'hidden' && isMarketOpen(now)) void loadQuietly();
  }, [now]);

  const quotes = (data ?? previousData)?.quotes ?? NONE;
  const [read, setRead] = useState(() => bySymbol(quotes));
  if (read.quotes !== quotes) setRead(bySymbol(quotes));
  return read.bySymbol;
}

type Quotes = readonly { symbol: string; price: number | null; changePercent: number | null }[];

function bySymbol(quotes: Quotes) {
  return { quotes, bySymbol: new Map(quotes.map((quote) => [quote.symbol, quote])) };
}

/**
 * Shows what has fired: in the page, and where the person permits it, in the system as well. What had happened before the
 * app was opened is in the bell's list only.
 */
function useNotices(actor: AlertsActor) {
  const t = useT();
  const notify = useNotify();
  const { clock } = useAppActors();
  const [opened] = useState(() => clock.now().getTime());
  const show = useEffectEvent((alerts: readonly Watched[]) => {
    const news = alerts.filter(({ firedAt }) => Date.parse(firedAt!) >= opened);
    const [first, ...others] = news.map((alert) => ({
      title: alertTitle(alert),
      description: alertFact(alert),
    }));
    if (first === undefined) return;
    const words =
      others.length === 0
        ? first
        : {
            title: t('desk.alertsFired', { count: news.length }),
            description: [first, ...others].map(({ title }) => title).join(' · '),
          };
    notify({ kind: 'info', ...words });
    notifySystem(words);
  });
  useEffect(() => {
    const subscription = actor.on('fired', ({ alerts }) => show(alerts as readonly Watched[]));
    return () => subscription.unsubscribe();
  }, [actor]);
}

function notifySystem({ title, description }: { title: string; description: string }) {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    void new Notification(title, { body: description });
  } catch {
    // Chrome on Android has the constructor and refuses it.
  }
}
