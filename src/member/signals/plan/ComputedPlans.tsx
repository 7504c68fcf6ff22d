import { useApolloClient } from '@apollo/client/react';
import { Button } from '@blueprintjs/core';
import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useMarketTime } from '../../../app/actors/AppActors';
import type { ListedSignal } from '../../../graph/values';
import { useT } from '../../../i18n/useT';
import type { Store } from '../../../lib/store';
import { lastClosedDay } from '../../../market/clock';
import type { Day } from '../../../market/day';
import { toThousand, toVnd } from '../../../market/format';
import { planPricesOf } from '../../../market/plan/plan-prices';
import { obstacleOf } from '../../../market/plan/obstacle';
import { useFreshness } from '../../shared/Live';
import { openOf } from '../../shared/plan/plan-of-signal';
import { SignalInstrumentFragmentDoc, type SignalInstrumentFragment } from '../signals.generated';
import { useRequested } from '../results/useRequested';
import { ResultsProgress } from '../results/ResultsProgress';
import { useListResults, type SymbolResults } from '../results/useListResults';
import type { PlanOf } from './row-plan';
import styles from './Plan.module.css';

const INSTRUMENT = { fragment: SignalInstrumentFragmentDoc, fragmentName: 'SignalInstrument' } as const;

type BySymbol = ReadonlyMap<string, Pick<SymbolResults, 'signals'>>;

/** What is known of the symbols at the moment: their quotes, and the trading day of these. */
type Quotes = {
  quoteOf: (
    symbol: string,
  ) => Pick<SignalInstrumentFragment, 'exchange' | 'price' | 'open' | 'volume'> | null;
  quotedOn: () => Day | null;
};

type Props = {
  signals: readonly ListedSignal[];
  /** Receives the function that returns a row's plan, whenever more rows have one. */
  plans: Store<PlanOf | null>;
};

/** Why the rows of a list have no target and no stop, and what computes them: the evidence in the candles. */
export function ComputedPlans({ signals, plans }: Props) {
  const t = useT();
  const until = lastClosedDay(useMarketTime());
  const [isRequested, request] = useRequested(until);
  if (isRequested) return <Computing signals={signals} until={until} plans={plans} />;
  return (
    <p className={styles.computed}>
      {t('listPlan.absent')}
      <Button size="small" text={t('listPlan.compute')} onClick={request} />
    </p>
  );
}

function Computing({ signals, until, plans }: Props & { until: Day }) {
  const { cache } = useApolloClient();
  const pricesOn = useFreshness()?.asOf.day ?? null;
  const quotedOn = useRef<Day | null>(null);
  useLayoutEffect(() => void (quotedOn.current = pricesOn), [pricesOn]);
  const onResults = useCallback(
    (bySymbol: BySymbol) => {
      const quoteOf = (symbol: string) => {
        const id = cache.identify({ __typename: 'Instrument', symbol });
        return cache.readFragment({ id: id!, ...INSTRUMENT });
      };
      plans.set(planFrom(bySymbol, { quoteOf, quotedOn: () => quotedOn.current }));
    },
    [cache, plans],
  );
  const computed = useListResults(signals, until, onResults);
  const t = useT();
  const { symbols } = computed;
  const planOf = useSyncExternalStore(plans.subscribe, plans.get);
  const unknown = signals.filter((signal) => planOf?.(signal) == null).length;
  if (symbols === null || symbols.length === 0 || unknown === 0)
    return <ResultsProgress results={computed} />;
  return <p className={styles.computed}>{t('listPlan.unknown', { count: unknown })}</p>;
}

/**
 * The plans of listed signals from the evidence of the same signals in the candles, entered as on their pages, in the prices
 * of the list: a later ex-date has moved the candles, and not the price that the server sent. Until the exchange of a symbol
 * is known, on the smallest tick.
 */
export function planFrom(bySymbol: BySymbol, { quoteOf, quotedOn }: Quotes): PlanOf {
  return ({ symbol, kind, day, price }) => {
    const found = bySymbol.get(symbol)?.signals.find((signal) => signal.kind === kind && signal.day === day);
    if (!found || price === null) return null;
    const quote = quoteOf(symbol);
    const asListed = price / found.price;
    const open = openOf(found, quote, quotedOn());
    const signal = { price, voidBelow: found.voidBelow * asListed, entryPrice: open && open * asListed };
    const prices = planPricesOf(signal, symbol, quote?.exchange ?? null);
    const { stop, target } = prices;
    const { voidedOn, atr, highest } = found;
    const isReached = highest !== null && toVnd(highest * asListed) >= target;
    const hasTarget = toVnd(price) > stop;
    return {
      stop: toThousand(stop),
      target: hasTarget ? toThousand(target) : null,
      obstacle: obstacleOf(prices, atr && atr * asListed * 1_000),
      end: isReached
        ? { kind: 'TARGET_REACHED', day: null }
        : voidedOn !== null
          ? { kind: 'STOP_BROKEN', day: voidedOn }
          : null,
    };
  };
}
