import { useApolloClient } from '@apollo/client/react';
import { Button } from '@blueprintjs/core';
import { useCallback, useSyncExternalStore } from 'react';
import { useMarketTime } from '../../../app/actors/AppActors';
import type { ListedSignal } from '../../../graph/values';
import { useT } from '../../../i18n/useT';
import type { Store } from '../../../lib/store';
import { lastClosedDay } from '../../../market/clock';
import type { Day } from '../../../market/day';
import type { Exchange } from '../../../market/exchange';
import { toThousand, toVnd } from '../../../market/format';
import { planPricesOf } from '../../../market/plan/plan-prices';
import { obstacleOf } from '../../../market/plan/obstacle';
import { SignalInstrumentFragmentDoc } from '../signals.generated';
import { useRequested } from '../results/useRequested';
import { ResultsProgress } from '../results/ResultsProgress';
import { useListResults, type SymbolResults } from '../results/useListResults';
import type { PlanOf } from './row-plan';
import styles from './Plan.module.css';

const INSTRUMENT = { fragment: SignalInstrumentFragmentDoc, fragmentName: 'SignalInstrument' } as const;

type BySymbol = ReadonlyMap<string, Pick<SymbolResults, 'signals'>>;

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
  const onResults = useCallback(
    (bySymbol: BySymbol) => {
      const exchangeOf = (symbol: string) => {
        const id = cache.identify({ __typename: 'Instrument', symbol });
        return cache.readFragment({ id: id!, ...INSTRUMENT })?.exchange ?? null;
      };
      plans.set(planFrom(bySymbol, exchangeOf));
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
 * The plans of listed signals from the evidence of the same signals in the candles, in the prices of the list: a later
 * ex-date has moved the candles, and not the price that the server sent. Until the exchange of a symbol is known, on the
 * smallest tick.
 */
export function planFrom(bySymbol: BySymbol, exchangeOf: (symbol: string) => Exchange | null): PlanOf {
  return ({ symbol, kind, day, price }) => {
    const found = bySymbol.get(symbol)?.signals.find((signal) => signal.kind === kind && signal.day === day);
    if (!found || price === null) return null;
    const asListed = price / found.price;
    const inList = (computed: number | null) => computed && computed * asListed;
    const signal = { price, voidBelow: found.voidBelow * asListed, entryPrice: inList(found.entryPrice) };
    const prices = planPricesOf(signal, symbol, exchangeOf(symbol));
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
