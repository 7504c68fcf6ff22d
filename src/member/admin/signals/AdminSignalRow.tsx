import { memo } from 'react';
import { useT } from '../../../i18n/useT';
import { formatDay, formatDayOf } from '../../../ui/dates';
import { type Day, dateTimeOf } from '../../../market/day';
import { rowProps, type VirtualRowProps } from '../../../ui/row-props';
import type { AdminSignalRowFragment } from './admin-signals.generated';
import { RunLog } from './RunLog';
import { RunSymbols } from './RunSymbols';
import { FigureCell } from '../../../ui/FigureCell';
import { Time } from '../../../ui/Time';

type Props = VirtualRowProps & { run: AdminSignalRowFragment; today: Day };

/** One run of a study; each symbol links to its chart. */
export const AdminSignalRow = memo(function AdminSignalRow({ run, today, index, measure }: Props) {
  const t = useT();
  const { symbols, kind, study, day, time, log } = run;

  return (
    <tr {...rowProps({ index, measure })} data-symbols={symbols.join(' ')}>
      <td>
        <RunSymbols symbols={symbols} />
      </td>
      <td>{kind === null ? (study ?? '—') : t(`signals.${kind}`)}</td>
      <FigureCell className="text-2">
        {day === null ? (
          (time ?? '—')
        ) : (
          <Time dateTime={dateTimeOf(day, time)} title={formatDay(day)}>
            {time} {formatDayOf(day, today)}
          </Time>
        )}
      </FigureCell>
      <td className="text-2">
        <RunLog log={log} />
      </td>
    </tr>
  );
});
