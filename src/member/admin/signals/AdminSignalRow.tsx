import { memo } from 'react';
import { Link } from '../../../app/router/Link';
import { useT } from '../../../i18n/useT';
import { pathTo } from '../../../app/router/paths';
import { formatDay, formatDayMonth } from '../../../market/format';
import { dateTimeOf } from '../../../market/time-of-day';
import type { Placed } from '../../../ui/Rows';
import type { AdminSignalRowFragment } from './admin-signals.generated';
import styles from './AdminSignalsPanel.module.css';

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
        <span className={styles.links}>
          {symbols.map((symbol) => (
            <Link key={symbol} className="symbol" href={pathTo('/technical/:symbol', { symbol })}>
              {symbol}
            </Link>
          ))}
        </span>
      </td>
      <td>{kind === null ? (study ?? '—') : t(`signals.${kind}`)}</td>
      <td className={`numeric text-2 ${styles.time}`}>
        {day === null ? (
          '—'
        ) : (
          <time dateTime={dateTimeOf(day, time)} title={formatDay(day)}>
            {time} {formatDayMonth(day)}
          </time>
        )}
      </td>
      <td className="text-2">{log ?? '—'}</td>
    </tr>
  );
});
