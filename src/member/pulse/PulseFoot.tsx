import { Button } from '@blueprintjs/core';
import { Suspense } from 'react';
import { part } from '../../ui/part';
import { useToday } from '../../app/actors/useToday';
import { useT } from '../../i18n/useT';
import { langOf } from '../../lib/text';
import { formatDayOf, formatInstant } from '../../ui/dates';
import { Change } from '../../ui/Price';
import { useSectorName } from '../shared/useSectorName';
import { directionOf } from './figures';
import { PulseNote } from './PulseNote';
import type { MarketPulseQuery, PulseSectorFragment } from './pulse.generated';
import { sectorEnds } from './sectors';
import { Time } from '../../ui/Time';
import styles from './PulseFoot.module.css';

const SectorList = part(() => import('./SectorList'), 'SectorList', {
  texts: 'chart',
  when: 'idle',
  optional: true,
});

type Pulse = NonNullable<MarketPulseQuery['marketPulse']>;

type Props = {
  pulse: Pulse;
  /** Whether the sectors are shown, and the note to its end. */
  isWhole: boolean;
  /** Folds or unfolds the pulse, where it can be. */
  onFold?: () => void;
};

/** The note, the strongest and weakest sectors, and the time of the data. */
export function PulseFoot({ pulse, isWhole, onFold }: Props) {
  const t = useT();
  const { sectors, asOf } = pulse;
  const today = useToday();
  const ends = isWhole ? sectorEnds(sectors) : [];

  return (
    <div className={styles.foot} data-folded={isWhole ? undefined : true}>
      <PulseNote pulse={pulse} />
      {ends.length > 0 && (
        <dl className={styles.sectors}>
          <Suspense>
            {ends.map((end, i) => (
              <Sectors key={i} name={t(`pulse.${end.title}`)} sectors={end.sectors} />
            ))}
          </Suspense>
        </dl>
      )}
      {ends.length > 0 && (
        <div className={styles.all}>
          <Suspense>
            <SectorList sectors={sectors} />
          </Suspense>
        </div>
      )}
      {asOf !== null && (
        <p className={`caption ${styles.asOf}`}>
          {t('common.asOf')}{' '}
          <Time dateTime={asOf}>{formatInstant(asOf, (day) => formatDayOf(day, today))}</Time>
        </p>
      )}
      {onFold && (
        <Button
          className={`${styles.fold}`}
          variant="minimal"
          aria-expanded={isWhole}
          text={t(isWhole ? 'pulse.less' : 'pulse.more')}
          onClick={onFold}
        />
      )}
    </div>
  );
}

function Sectors({ name, sectors }: { name: string; sectors: readonly PulseSectorFragment[] }) {
  const nameOf = useSectorName();
  return (
    <div>
      <dt className="text-3">{name}</dt>
      {sectors.map((sector) => {
        const title = nameOf(sector.name);
        return (
          <dd key={sector.name}>
            <span lang={langOf(title)}>{title}</span>{' '}
            <Change priceClass={directionOf({ change: null, ...sector })} percent={sector.changePercent} />
          </dd>
        );
      })}
    </div>
  );
}
