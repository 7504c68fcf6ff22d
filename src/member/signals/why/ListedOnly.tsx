import { useQuery } from '@apollo/client/react';
import { Button } from '@blueprintjs/core';
import { useToday } from '../../../app/actors/useToday';
import type { ListedSignal } from '../../../graph/values';
import { useT } from '../../../i18n/useT';
import { langOf } from '../../../lib/text';
import type { Day } from '../../../market/day';
import { formatPrice } from '../../../market/format';
import { formatDayOf } from '../../../ui/dates';
import { KnownQuoteDocument } from '../../shared/plan/plan.generated';
import { Plan } from '../plan/Plan';
import { plannedSignal } from '../plan/planned-signal';
import { AsSent } from '../SignalCells';
import type { PlannedSignal } from '../../shared/plan/computed-plan';
import { Fact, Facts } from '../../../ui/Facts';
import { replacementOf } from './replacement';
import styles from './WhyPanel.module.css';

type Signal = Pick<PlannedSignal, 'kind' | 'day'>;

type Props = {
  signal: ListedSignal;
  /** All that the server lists. */
  rows: readonly ListedSignal[];
  /** The signals of the symbol that the studies found, oldest first. */
  found: readonly Signal[];
  onOpen: (signal: Signal) => void;
  /** The day from which on prices are others than those of before. */
  steppedOn: Day | null;
};

/** A signal that the server lists and the studies do not find: what the server sent, and the way to the newest found one. */
export function ListedOnly({ signal, rows, found, onOpen, steppedOn }: Props) {
  const t = useT();
  const today = useToday();
  const { symbol, rule } = signal;
  const { data } = useQuery(KnownQuoteDocument, { variables: { symbol }, fetchPolicy: 'cache-only' });
  const isOfOtherPrices = steppedOn !== null && signal.day !== null && signal.day < steppedOn;
  // No plan follows from prices of now.
  const planned = isOfOtherPrices ? null : plannedSignal(signal, data?.instrument?.exchange ?? null);
  const newest = found.at(-1);

  return (
    <>
      {planned && (
        <Plan
          signal={planned}
          symbol={symbol}
          listed={signal}
          replacedOn={replacementOf(planned, { listed: signal, rows, found })}
        />
      )}
      <div className={styles.reason}>
        {rule ? <p lang={langOf(rule)}>{rule}</p> : <p>{t('why.listedOnly')}</p>}
        {!planned && <Sent signal={signal} />}
        {newest && (
          <Button
            text={t('why.newestFound', {
              kind: t(`signals.${newest.kind}`),
              day: formatDayOf(newest.day, today),
            })}
            onClick={() => onOpen(newest)}
          />
        )}
      </div>
    </>
  );
}

/** The price of a signal without a plan, and what else the server sent of one. */
function Sent({ signal: { price, day, time, idea } }: Pick<Props, 'signal'>) {
  const t = useT();
  return (
    <Facts shape="columns">
      <Fact name={t('signals.price')}>{formatPrice(price)}</Fact>
      {(['entryPrice', 'cutLossPrice', 'targetPrice'] as const).map(
        (name) =>
          idea?.[name] != null && (
            <Fact key={name} name={t(`idea.${name}`)}>
              {formatPrice(idea[name])}
            </Fact>
          ),
      )}
      {day === null && time !== null && (
        <Fact name={t('signals.updated')}>
          <AsSent text={time} />
        </Fact>
      )}
    </Facts>
  );
}
