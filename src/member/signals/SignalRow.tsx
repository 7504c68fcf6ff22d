import { memo } from 'react';
import { translate } from '../../i18n/i18n';
import { useT } from '../../i18n/useT';
import { pathTo, type Href } from '../../app/router/paths';
import { withSignal } from '../../lib/signal-address';
import { rowProps, type VirtualRowProps } from '../../ui/row-props';
import type { Day } from '../../market/day';
import { formatPercent, formatPrice } from '../../market/format';
import { formatDayOf } from '../../ui/dates';
import type { AdjustedPrice } from './adjusted/adjusted-prices';
import type { SignalColumn } from './columns/columns';
import { AddedCells } from './columns/AddedCells';
import { StateMark } from './StateMark';
import type { PlanAndState } from './plan/row-states';
import { quoteOf, type RowInstrument } from './useSignalInstruments';
import { Company } from './Company';
import { KindChip } from './KindChip';
import { SellableFrom } from './SellableFrom';
import type { ListedSignal } from '../../graph/values';
import { opensNewTab } from '../../lib/address';
import { AsSent, LastPrice, PlanCells, Updated } from './SignalCells';
import { FigureCell } from '../../ui/FigureCell';
import styles from './SignalsColumns.module.css';

type Props = VirtualRowProps &
  PlanAndState & {
    signal: ListedSignal;
    /** Undefined while nothing is known of it. */
    instrument: RowInstrument | undefined;
    /** What its change is measured from, where an ex-date lies between. */
    adjusted: AdjustedPrice | undefined;
    /**
     * Whether it is two lines without column heads, as on a phone: each figure but the last price, which comes first, has its
     * word.
     */
    isCompact: boolean;
    today: Day;
    /** The optional columns. */
    added: readonly SignalColumn[];
    /** The label of the day on its first row. */
    newDay: string | null;
    onOpen: (href: Href) => void;
  };

/** One signal: company, price, kind and time, what became of it, and when it may be sold. */
export const SignalRow = memo(function SignalRow({
  signal,
  instrument: { name = null, exchange = null, ...known } = {},
  plan,
  state,
  adjusted,
  isCompact,
  today,
  added,
  newDay,
  onOpen,
  index,
  measure,
}: Props) {
  const t = useT();
  const { symbol, price, kind } = signal;
  const path = withSignal(pathTo('/technical/:symbol', { symbol }), signal);
  const why =
    kind !== null && signal.day !== null
      ? {
          href: path,
          name: t('why.of', { symbol, kind: t(`signals.${kind}`), day: formatDayOf(signal.day, today) }),
        }
      : undefined;
  const quote = quoteOf(known);
  const change = formatPercent(changeSince(adjusted?.price ?? price, quote.price));
  const sellable = signal.day !== null && (
    <SellableFrom
      signal={{ exchange, day: signal.day, time: signal.time }}
      earliestBuy={plan?.earliestBuy}
      today={today}
      isNamed={isCompact}
    />
  );

  const now = (
    <FigureCell className={styles.now}>
      <LastPrice quote={quote} />
    </FigureCell>
  );

  return (
    <tr
      {...rowProps({ index, measure })}
      data-symbol={symbol}
      data-day-start={newDay === null ? undefined : true}
      onClick={(event) => {
        // The link navigates by itself.
        const isLink = event.target instanceof Element && event.target.closest('a') !== null;
        if (!isLink && !opensNewTab(event)) onOpen(path);
      }}
    >
      <td>
        <Company
          symbol={symbol}
          name={name}
          href={path}
          price={quote.price ?? price}
          newDay={newDay}
          isCompact={isCompact}
          onOpen={onOpen}
        />
      </td>
      {isCompact && now}
      <FigureCell className="semibold">
        {isCompact && `${t('signals.kind')} `}
        {formatPrice(price)}
      </FigureCell>
      <td>
        {kind === null ? <AsSent text={signal.study} /> : <KindChip kind={kind} link={why} onOpen={onOpen} />}
      </td>
      <FigureCell className={`text-2 ${styles.updated}`}>
        <Updated {...signal} today={today} />
      </FigureCell>
      {!isCompact && now}
      <FigureCell className={styles.since} title={adjusted && baseText(adjusted, today)}>
        {isCompact && `${t('signals.sinceThen')} `}
        {change}
        {adjusted && (
          <>
            {!adjusted.isAdjusted && <span aria-hidden="true">*</span>}
            <span className="visually-hidden"> {baseText(adjusted, today)}</span>
          </>
        )}
      </FigureCell>
      {!isCompact && <PlanCells plan={plan} state={state} today={today} />}
      <td className={styles.sellable}>
        {isCompact && state ? <StateMark state={state} today={today} isNamed /> : sellable}
      </td>
      <AddedCells
        idea={signal.idea}
        columns={added}
        isReplaced={state?.kind === 'REPLACED'}
        isNamed={isCompact}
      />
    </tr>
  );
});

/** What the change is measured from. */
function baseText({ price, exDay, isAdjusted }: AdjustedPrice, today: Day) {
  return translate(isAdjusted ? 'sinceSignal.adjusted' : 'sinceSignal.unadjusted', {
    day: formatDayOf(exDay, today),
    price: formatPrice(price),
  });
}

/** The change in percent since the signal; null without a price. */
function changeSince(from: number | null, to: number | null) {
  return from !== null && to !== null && from > 0 ? (to / from - 1) * 100 : null;
}
