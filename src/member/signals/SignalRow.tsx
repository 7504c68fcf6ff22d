import { memo } from 'react';
import { WORD_OF } from '../../graph/signal-kinds';
import { useT } from '../../i18n/useT';
import { opensElsewhere } from '../../lib/opens-elsewhere';
import { pathTo, type Href } from '../../app/router/paths';
import { withSignal } from '../../lib/signal-address';
import { RowLink } from '../../app/router/Link';
import type { Placed } from '../../ui/Rows';
import type { Day } from '../../market/calendar';
import { formatDay, formatDayMonth, formatPercent, formatPrice } from '../../market/format';
import type { IdeaColumn } from './idea/columns';
import { IdeaCells } from './idea/IdeaCells';
import { KindChip } from './KindChip';
import { SellableFrom } from './SellableFrom';
import type { SignalRowFragment } from './signals.generated';

type Props = Placed & {
  signal: SignalRowFragment;
  /** The company. */
  name: string | null;
  /** Its last price that is known. */
  lastPrice: number | null;
  today: Day;
  /** The columns beyond the required ones. */
  ideas: readonly IdeaColumn[];
  /** The day's name where its rows begin. */
  newDay: string | null;
  onOpen: (href: Href) => void;
};

/** One signal: the company, the price it was given at, why, and when. */
export const SignalRow = memo(function SignalRow({
  signal,
  name,
  lastPrice,
  today,
  ideas,
  newDay,
  onOpen,
  place,
  measure,
}: Props) {
  const t = useT();
  const { symbol, price, kind } = signal;
  const path = pathTo('/technical/:symbol', { symbol });

  return (
    <tr
      ref={measure}
      data-index={place}
      aria-rowindex={place === undefined ? undefined : place + 2}
      data-symbol={symbol}
      data-day-start={newDay === null ? undefined : true}
      onClick={(event) => {
        // The link goes there by itself.
        const isLink = event.target instanceof Element && event.target.closest('a') !== null;
        if (!isLink && !opensElsewhere(event)) onOpen(path);
      }}
    >
      <td>
        {newDay !== null && <span className="signals-day">{newDay}</span>}
        <span className="signals-company">
          <RowLink className="symbol" href={path} onOpen={onOpen}>
            {symbol}
          </RowLink>{' '}
          <span className="cut" title={name ?? undefined}>
            {name !== symbol && name}
          </span>
        </span>
      </td>
      <td className="num strong">{formatPrice(price)}</td>
      <td>{kind === null ? '—' : <KindChip kind={kind} link={whyOf(signal, t)} onOpen={onOpen} />}</td>
      <td className="num muted">
        <Updated {...signal} />
      </td>
      <td className="num signals-since">{formatPercent(changeSince(price, lastPrice))}</td>
      <td className="signals-sellable">
        {signal.day !== null && <SellableFrom day={signal.day} today={today} />}
      </td>
      <IdeaCells idea={signal.idea} columns={ideas} />
    </tr>
  );
});

/** In percent; a close as the signal was given at may be none. */
function changeSince(from: number | null, to: number | null) {
  return from !== null && to !== null && from > 0 ? (to / from - 1) * 100 : null;
}

/** Where the signal is explained; nowhere where the server does not say of which day it is. */
function whyOf({ symbol, kind, day }: SignalRowFragment, t: ReturnType<typeof useT>) {
  if (kind === null || day === null) return undefined;
  return {
    href: withSignal(pathTo('/technical/:symbol', { symbol }), { kind: WORD_OF[kind], day }),
    name: t('why.of', { symbol, kind: t(`signals.${kind}`), day: formatDayMonth(day) }),
  };
}

function Updated({ day, time }: Pick<SignalRowFragment, 'day' | 'time'>) {
  if (day === null) return '—';
  if (time === null) return <time dateTime={day}>{formatDayMonth(day)}</time>;
  return (
    <time dateTime={`${day}T${time}+07:00`} title={`${time} ${formatDay(day)}`}>
      {time}
      <span className="visually-hidden"> {formatDay(day)}</span>
    </time>
  );
}
