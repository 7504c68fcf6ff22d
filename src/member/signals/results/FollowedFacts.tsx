import type { ReactNode } from 'react';
import type { MessageKey } from '../../../i18n/messages';
import { useT } from '../../../i18n/useT';
import { formatPercent, formatPrice, formatVolume } from '../../../market/format';
import { FOLLOWED_CAPITAL } from '../../../market/outcomes/follow-rules';
import type { FollowedBand } from '../../../market/outcomes/followed-band';
import type { Drawdown } from '../../../market/outcomes/followed-figures';
import { formatDong } from '../../../ui/amount';
import { formatDay } from '../../../ui/dates';
import { Fact, Facts } from '../../../ui/Facts';
import { formatRate } from './rate';
import styles from './FollowedVerdict.module.css';

type Index = Pick<FollowedBand, 'benchmark' | 'benchmarkDrawdown'>;

/** The figures of the sequences, each their median, beside the index. */
export function FollowedFacts({ band, index }: { band: FollowedBand; index: Index }) {
  const t = useT();
  const { low, median, high, hitRate } = band;
  const { benchmark, benchmarkDrawdown } = index;
  const facts: { name: MessageKey; value: string; note?: ReactNode }[] = [
    {
      name: 'follow.value',
      value: endOf(median),
      note: t('follow.range', { median: changeOf(median), low: changeOf(low), high: changeOf(high) }),
    },
    {
      name: 'follow.index',
      value: endOf(benchmark),
      note: benchmark && t('follow.priceIndex', { change: changeOf(benchmark) }),
    },
    { name: 'follow.drawdown', value: fallOf(band.drawdown) },
    {
      name: 'follow.indexDrawdown',
      value: benchmark ? fallOf(benchmarkDrawdown?.share ?? 0) : '—',
      note: spanOf(benchmarkDrawdown),
    },
    {
      name: 'follow.trades',
      value: formatVolume(band.trades),
      note: t('follow.gains', { percent: formatRate(hitRate), open: Math.round(band.open) }),
    },
    { name: 'follow.missed', value: formatVolume(band.missed), note: t('follow.missedWhy') },
    { name: 'follow.turnover', value: formatPrice(band.turnover), note: t('follow.timesAYear') },
    { name: 'follow.costs', value: formatDong(band.costs) },
  ];
  return (
    <Facts shape="columns" className={styles.facts}>
      {facts.map(({ name, value, note }) => (
        <Fact key={name} name={t(name)} note={note}>
          {value}
        </Fact>
      ))}
    </Facts>
  );
}

function endOf(values: readonly number[] | null) {
  const last = values?.at(-1);
  return last === undefined ? '—' : formatDong(last);
}

function changeOf(values: readonly number[]) {
  const last = values.at(-1);
  return last === undefined ? '—' : formatPercent((last / FOLLOWED_CAPITAL - 1) * 100);
}

function fallOf(share: number) {
  return formatPercent(-share * 100);
}

function spanOf(drawdown: Drawdown | null) {
  return drawdown && `${formatDay(drawdown.from)} – ${formatDay(drawdown.to)}`;
}
