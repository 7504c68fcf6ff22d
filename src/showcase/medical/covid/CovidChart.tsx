import { useMemo } from 'react';
import { translate } from '../../../i18n/i18n';
import { useT } from '../../../i18n/useT';
import { formatVolume } from '../../../market/format';
import { formatDay } from '../../../ui/dates';
import { Empty, Failed, Skeleton } from '../../../ui/PanelState';
import { EChart } from '../../charts/EChart';
import { createLines } from '../lines';
import type { CovidDay } from './covid';
import { useCovid } from './useCovid';

/** How many days are drawn, of all that are requested. */
const DRAWN = 100;

/** The first hundred days of a source, or what it says instead. */
export function CovidChart({ address }: { address: string }) {
  const t = useT();
  const { loaded, retry } = useCovid(address);
  const days = loaded.status === 'ready' ? loaded.days : null;
  const drawing = useMemo(() => days && drawDays(days.slice(0, DRAWN)), [days]);

  if (loaded.status === 'failed') return <Failed title={t('showcase.medical.covidFailed')} onRetry={retry} />;
  if (!days || !drawing) return <Skeleton rows={8} />;
  if (days.length === 0) return <Empty title={t('showcase.medical.covidEmpty')} onRetry={retry} />;
  return (
    <EChart
      caption={t('showcase.medical.covidAbout', {
        drawn: Math.min(DRAWN, days.length),
        all: formatVolume(days.length),
      })}
      drawing={drawing}
      height={320}
    />
  );
}

function drawDays(days: readonly CovidDay[]) {
  return createLines(() => ({
    head: translate('showcase.charts.day'),
    places: days.map(({ day }) => formatDay(day)),
    lines: (['cases', 'recovered', 'deaths'] as const).map((count, index) => ({
      name: translate(`showcase.medical.${count}`),
      values: days.map((day) => day[count]),
      isFilled: index === 0,
    })),
    format: formatVolume,
  }));
}
