import { memo } from 'react';
import { useT } from '../../i18n/useT';
import { pathTo, type Href } from '../../app/router/paths';
import { withSignal } from '../../lib/signal-address';
import { langOf } from '../../lib/text';
import { RowLink } from '../../app/router/Link';
import { rowProps, type Placed } from '../../ui/row-props';
import { type Day, dateTimeOf } from '../../market/day';
import type { Exchange } from '../../market/exchange';
import { shortName } from '../../market/symbol';
import { formatPercent, formatPrice } from '../../market/format';
import { formatDay, formatDayOf } from '../../ui/dates';
import { Change, classOf, isUnmatched, Price } from '../../ui/Price';
import type { IdeaColumn } from './idea/columns';
import { IdeaCells } from './idea/IdeaCells';
import { RowAlertButton } from '../shared/AlertButton';
import type { SignalState, StateKind } from './signal-state';
import { StateMark } from './StateMark';
import type { RowQuote } from './useSignalInstruments';
import { KindChip } from './KindChip';
import { SellableFrom } from './SellableFrom';
import type { ListedSignal } from '../../graph/values';
import { opensNewTab } from '../../lib/address';
import styles from './SignalsTable.module.css';

type Props = Placed & {
  signal: ListedSignal;
  /** The company's name. */
  name: string | null;
  exchange: Exchange | null;
  quote: RowQuote;
  /** The prices of its plan; null where they are not known. */
  target: number | null;
  stop: number | null;
  /** The state of its plan, and since when; null for one that stands. */
  stateKind: StateKind | null;
  stateDay: Day | null;
  /** Whether change and earliest sale stand on second lines, as on a phone. */
  isCompact: boolean;
  today: Day;
  /** The optional columns. */
  ideas: readonly IdeaColumn[];
  /** The label of the day on its first row. */
  newDay: string | null;
  onOpen: (href: Href) => void;
};

/** One signal: company, price, kind and time. */
export const SignalRow = memo(function SignalRow({
  signal,
  name,
  exchange,
  quote,
  target,
  stop,
  stateKind,
  stateDay,
  isCompact,
  today,
  ideas,
  newDay,
  onOpen,
  place,
  measure,
}: Props) {
  const t = useT();
  const { symbol, price, kind } = signal;
  const why = whyOf(signal, today, t);
  const path = why?.href ?? pathTo('/technical/:symbol', { symbol });
  const state = stateKind && { kind: stateKind, day: stateDay };
  const change = formatPercent(changeSince(price, quote.price));
  const sellable = signal.day !== null && (
    <SellableFrom
      signal={{ exchange, day: signal.day, time: signal.time }}
      today={today}
      isNamed={isCompact}
    />
  );

  return (
    <tr
      {...rowProps({ place, measure })}
      data-symbol={symbol}
      data-day-start={newDay === null ? undefined : true}
      onClick={(event) => {
        // The link navigates by itself.
        const isLink = event.target instanceof Element && event.target.closest('a') !== null;
        if (!isLink && !opensNewTab(event)) onOpen(path);
      }}
    >
      <td>
        {newDay !== null && <span className={styles.day}>{newDay}</span>}
        <span className={styles.company}>
          <RowLink className="symbol" href={path} onOpen={onOpen}>
            {symbol}
          </RowLink>{' '}
          <span
            className={`truncate ${styles.name}`}
            title={name ?? undefined}
            lang={name === null ? undefined : 'vi'}
          >
            {name !== null && shortName(name, symbol)}
          </span>
          <RowAlertButton className={styles.alert} symbol={symbol} price={quote.price ?? price} />
          {isCompact && <LastPrice quote={quote} />}
        </span>
      </td>
      <td className="numeric semibold">
        {formatPrice(price)}
        {isCompact && <span className={styles.secondLine}>{change}</span>}
      </td>
      <td>
        {kind === null ? <AsSent text={signal.study} /> : <KindChip kind={kind} link={why} onOpen={onOpen} />}
        {isCompact && (
          <span className={styles.secondLine}>
            {state ? <StateMark state={state} today={today} isNamed /> : sellable}
          </span>
        )}
      </td>
      <td className="numeric text-2">
        <Updated {...signal} today={today} />
      </td>
      {!isCompact && (
        <>
          <td className={`numeric ${styles.now}`}>
            {quote.price === null ? '—' : <LastPrice quote={quote} />}
          </td>
          <td className={`numeric ${styles.since}`}>{change}</td>
          <PlanCells target={target} stop={stop} state={state} today={today} />
          <td className={styles.sellable}>{sellable}</td>
        </>
      )}
      <IdeaCells idea={signal.idea} columns={ideas} isReplaced={stateKind === 'REPLACED'} />
    </tr>
  );
});

/** The last price of a row and its change on the trading day, in their price colour; nothing while they are unknown. */
function LastPrice({ quote }: { quote: RowQuote }) {
  if (quote.price === null) return null;
  const isMeasured = quote.reference != null && !isUnmatched(quote);
  return (
    <span className={styles.last}>
      <Price quote={quote} />
      {isMeasured && <Change priceClass={classOf(quote)} percent={quote.changePercent} />}
    </span>
  );
}

/** The target and the stop with the state of the plan beneath the one that it is about, or the newer plan that replaces them. */
function PlanCells({ target, stop, state, today }: PlanCellsProps) {
  const t = useT();
  if (state?.kind === 'REPLACED') {
    return (
      <td className={`numeric text-2 ${styles.plan}`} colSpan={2} data-state="REPLACED">
        {t('signals.replaced', { day: formatDayOf(state.day, today) })}
      </td>
    );
  }
  const isOfTarget = state?.kind === 'TARGET_REACHED' || state?.kind === 'BEYOND_TARGET';
  return (
    <>
      <td className={`numeric ${styles.plan}`} title={target === null ? t('signals.noPlan') : undefined}>
        {formatPrice(target)}
        {state && isOfTarget && <StateMark state={state} today={today} />}
      </td>
      <td className={`numeric ${styles.plan}`} title={stop === null ? t('signals.noPlan') : undefined}>
        {formatPrice(stop)}
        {state && !isOfTarget && <StateMark state={state} today={today} />}
      </td>
    </>
  );
}

type PlanCellsProps = Pick<Props, 'target' | 'stop' | 'today'> & { state: SignalState | null };

/** The change in percent since the signal; null without a price. */
function changeSince(from: number | null, to: number | null) {
  return from !== null && to !== null && from > 0 ? (to / from - 1) * 100 : null;
}

/** The address of the explanation; null for a signal without a day. */
function whyOf({ symbol, kind, day }: ListedSignal, today: Day, t: ReturnType<typeof useT>) {
  if (kind === null || day === null) return undefined;
  return {
    href: withSignal(pathTo('/technical/:symbol', { symbol }), { kind, day }),
    name: t('why.of', { symbol, kind: t(`signals.${kind}`), day: formatDayOf(day, today) }),
  };
}

/** What the server sent where the product cannot read it; a dash for nothing. */
function AsSent({ text }: { text: string | null }) {
  return text === null ? (
    '—'
  ) : (
    <span className={styles.asSent} lang={langOf(text)}>
      {text}
    </span>
  );
}

function Updated({ day, time, today }: Pick<ListedSignal, 'day' | 'time'> & { today: Day }) {
  if (day === null) return <AsSent text={time} />;
  if (time === null) return <time dateTime={day}>{formatDayOf(day, today)}</time>;
  return (
    <time dateTime={dateTimeOf(day, time)} title={`${time} ${formatDay(day)}`}>
      {time}
      <span className="visually-hidden"> {formatDay(day)}</span>
    </time>
  );
}
