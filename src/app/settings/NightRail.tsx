import type { NightHours } from '../../../machines/night';
import { DAY_MS } from '../../market/day';
import { useLocalTime } from '../actors/AppActors';
import { useT } from '../../i18n/useT';
import { formatTimeOfDay } from './time-of-day';
import styles from './NightRail.module.css';

/** A bar from midnight to midnight that marks the night's hours and the current time. */
export function NightRail({ hours: { from, to } }: { hours: NightHours }) {
  const t = useT();
  const now = useLocalTime();
  const spans =
    from <= to
      ? [[from, to]]
      : [
          [0, to],
          [from, DAY_MS],
        ];

  return (
    <div>
      <div
        className={styles.rail}
        role="img"
        aria-label={t('settings.nightHours', { from: formatTimeOfDay(from), to: formatTimeOfDay(to) })}
      >
        {spans.map(([start = 0, end = 0]) => (
          <i key={start} style={{ left: share(start), width: share(end - start) }} />
        ))}
        <b style={{ left: share((now.getHours() * 60 + now.getMinutes()) * 60_000) }} />
      </div>
      <div className={`${styles.hours} caption`} aria-hidden="true">
        {[0, 6, 12, 18, 24].map((hour) => (
          <span key={hour}>{hour}h</span>
        ))}
      </div>
    </div>
  );
}

function share(ms: number) {
  return `${(ms / DAY_MS) * 100}%`;
}
