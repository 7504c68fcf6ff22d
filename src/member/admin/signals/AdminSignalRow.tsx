import { memo } from 'react';
import { Link } from 'wouter';
import { useT } from '../../../i18n/useT';
import { technicalPath } from '../../../lib/paths';
import { formatDay, formatDayMonth } from '../../../market/format';
import type { Placed } from '../../../ui/Rows';
import type { AdminSignalRowFragment } from './admin-signals.generated';

type Props = Placed & { run: AdminSignalRowFragment };

/** One run of a study; each symbol links to its chart. */
export const AdminSignalRow = memo(function AdminSignalRow({ run, place, measure }: Props) {
  const t = useT();
  const { symbols, kind, study, day, time, log } = run;

  return (
    <tr
      ref={measure}
      data-index={place}
      aria-rowindex={place === undefined ? undefined : place + 2}
      data-symbols={symbols.join(' ')}
    >
      <td>
        {symbols.length === 0 && '—'}
        <span className="admin-signals-links">
          {symbols.map((symbol) => (
            <Link key={symbol} className="symbol" href={technicalPath(symbol)}>
              {symbol}
            </Link>
          ))}
        </span>
      </td>
      <td>{kind === null ? (study ?? '—') : t(`signals.${kind}`)}</td>
      <td className="num muted">
        {day === null ? (
          '—'
        ) : (
          <time dateTime={time === null ? day : `${day}T${time}+07:00`} title={formatDay(day)}>
            {time} {formatDayMonth(day)}
          </time>
        )}
      </td>
      <td className="muted">{log ?? '—'}</td>
    </tr>
  );
});
