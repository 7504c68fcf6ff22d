import { useFragment } from '@apollo/client/react';
import { memo } from 'react';
import { Link } from 'wouter';
import { useT } from '../../i18n/useT';
import { opensElsewhere } from '../../lib/opens-elsewhere';
import { technicalPath } from '../../lib/paths';
import type { Placed } from '../../ui/Rows';
import { formatDay, formatDayMonth, formatPrice } from '../../market/format';
import { KindIcon } from './KindIcon';
import { SIGNAL_NAME, type SignalRowFragment } from './signals.graphql';

type Props = Placed & {
  signal: SignalRowFragment;
  /** What the feed calls the company; a name that another panel knows goes before it. */
  name: string | null;
  /** The day's name where its rows begin. */
  newDay: string | null;
  onOpen: (path: string) => void;
};

/** One signal: the company, the price it was given at, why, and when. */
export const SignalRow = memo(function SignalRow({ signal, name, newDay, onOpen, place, measure }: Props) {
  const t = useT();
  const { symbol, price, kind } = signal;
  const { data } = useFragment({ fragment: SIGNAL_NAME, from: { __typename: 'Instrument', symbol } });
  const company = data.name ?? name;
  const path = technicalPath(symbol);

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
          <Link className="symbol" href={path}>
            {symbol}
          </Link>{' '}
          <span className="cut" title={company ?? undefined}>
            {company !== symbol && company}
          </span>
        </span>
      </td>
      <td className="num strong">{formatPrice(price)}</td>
      <td>
        {kind === null ? (
          '—'
        ) : (
          <span className="signals-chip">
            <KindIcon kind={kind} />
            {t(`signals.${kind}`)}
          </span>
        )}
      </td>
      <td className="num muted">
        <Updated {...signal} />
      </td>
    </tr>
  );
});

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
