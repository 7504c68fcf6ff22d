import { useMarketTime } from '../../../app/actors/AppActors';
import { useT } from '../../../i18n/useT';
import { lastClosedDay } from '../../../market/clock';
import { formatDay } from '../../../ui/dates';
import { Fact, Facts } from '../../../ui/Facts';
import { Panel } from '../../../ui/Panel';
import type { FeedReportQuery } from './feed-report.generated';
import styles from './FeedPage.module.css';

type Props = { report: FeedReportQuery['feedReport'] };

/** How the feed speaks: its codes, groups, unit and stamps, and what it does otherwise than the protocol or the market. */
export function FeedDialectPanel({ report }: Props) {
  const t = useT();
  const { resolutions, groups, unit, dayOffset, minuteOffset, newestDay, departures } = report;
  const lastClosed = lastClosedDay(useMarketTime());
  const named = resolutions.flatMap(({ resolution, code }) =>
    // Each in one line, as a code says nothing without its name.
    code === null ? [] : `${t(`technical.${resolution}`)}: ${code}`.replaceAll(' ', '\u00a0'),
  );
  const hasMinutes = resolutions.some(
    ({ resolution, code }) => code !== null && resolution.startsWith('MINUTE'),
  );
  const facts = [
    { name: t('feedReport.resolutions'), value: listed(named) },
    { name: t('feedReport.groups'), value: listed(groups) },
    {
      name: t('feedReport.unit'),
      value: t(unit === null ? 'feedReport.unknown' : `feedReport.unit.${unit}`),
    },
    { name: t('feedReport.newest'), value: newest() },
    { name: t('feedReport.days'), value: stamped(dayOffset) },
    { name: t('feedReport.minutes'), value: hasMinutes ? stamped(minuteOffset) : t('feedReport.noMinutes') },
  ];

  function newest() {
    if (newestDay === null) return t('feedReport.none');
    const day = formatDay(newestDay);
    return newestDay < lastClosed ? t('feedReport.late', { day }) : day;
  }

  function listed(names: readonly string[]) {
    return names.length === 0 ? t('feedReport.unsaid') : names.join(' · ');
  }

  function stamped(offset: number | null) {
    if (offset === null) return t('feedReport.unknown');
    if (offset === 0) return t('feedReport.onTime');
    return t(offset > 0 ? 'feedReport.ahead' : 'feedReport.behind', { hours: Math.abs(offset) / 3_600 });
  }

  return (
    <Panel title={t('feedReport.dialect')}>
      <Facts shape="rows" className={styles.facts}>
        {facts.map(({ name, value }) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </Facts>
      <div className={styles.departures} role="group" aria-label={t('feedReport.departures')}>
        <h3>
          {t('feedReport.departures')}
          {departures.length > 0 && <span className="text-3"> {t('feedReport.often')}</span>}
        </h3>
        {departures.length === 0 && <p className="text-2">{t('feedReport.usual')}</p>}
        <Facts shape="rows">
          {departures.map(({ kind, count }) => (
            <Fact key={kind} name={t(`departure.${kind}`)}>
              {count}
            </Fact>
          ))}
        </Facts>
      </div>
    </Panel>
  );
}
