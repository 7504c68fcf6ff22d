import { useMemo, type ReactNode } from 'react';
import { runInWorker } from '../../../graph/signal-history.worker-client';
import type { MessageKey } from '../../../i18n/messages';
import { useT } from '../../../i18n/useT';
import { wordOf } from '../../../lib/signal-address';
import { epochSecondsOf, type Day } from '../../../market/day';
import { formatPercent, formatPrice, formatVolume } from '../../../market/format';
import { HELD_DAYS, SEQUENCES, type FollowRules } from '../../../market/outcomes/follow-rules';
import type { FollowedBand } from '../../../market/outcomes/followed-band';
import type { Drawdown } from '../../../market/outcomes/followed-figures';
import { Choice } from '../../../ui/Choice';
import { formatDay } from '../../../ui/dates';
import { Empty, Skeleton } from '../../../ui/PanelState';
import { LoadFailed, LoadFailedLine } from '../../shared/LoadFailed';
import { useRiskBudget } from '../../shared/plan/useRiskBudget';
import { FOLLOWED_KINDS, POSITIONS, useFollowChoice, YEARS, yearsBefore } from './useFollowChoice';
import { FollowedChart } from './FollowedChart';
import { useSeriesTask } from './useSeriesTask';
import { WorstTrades } from './WorstTrades';
import { formatRate } from './rate';
import { Term, Terms } from '../Terms';
import styles from './Followed.module.css';

const INDEX = 'VNINDEX';
const OPTIONAL = [INDEX];

type Props = {
  /** Symbols with bars. */
  symbols: readonly string[];
  until: Day;
};

/** What portfolios would have become that follow every signal, each in another sequence, beside the index held. */
export function Followed({ symbols, until }: Props) {
  const t = useT();
  const [{ kind, years, positions }, choose] = useFollowChoice();
  const { capital, fee, tax } = useRiskBudget();
  const { task, rules } = useMemo(() => {
    const followRules: FollowRules = {
      kind: kind === 'ALL' ? null : wordOf(kind),
      since: yearsBefore(until, years),
      positions,
      capital,
      costs: { fee, tax },
    };
    const input = { symbols, until: epochSecondsOf(until), benchmark: INDEX, rules: followRules };
    return {
      rules: followRules,
      task: { until, optional: OPTIONAL, run: () => runInWorker('followed', input) },
    };
  }, [symbols, until, kind, years, positions, capital, fee, tax]);
  const { result, error, retry } = useSeriesTask(task);

  return (
    <div className={styles.followed} role="group" aria-labelledby="followed">
      <h3 id="followed">{t('follow.title')}</h3>
      <div className={styles.choices}>
        <Choice
          label={t('signals.kind')}
          options={FOLLOWED_KINDS}
          nameOf={(each) => (each === 'ALL' ? t('follow.allKinds') : t(`signals.chip.${each}`))}
          chosen={kind}
          onChoose={(each) => choose({ kind: each })}
        />
        <Choice
          label={t('follow.span')}
          options={YEARS}
          nameOf={(count) => t('follow.years', { count })}
          chosen={years}
          onChoose={(each) => choose({ years: each })}
        />
        <Choice
          label={t('follow.positions')}
          options={POSITIONS}
          nameOf={(count) => t('follow.atMost', { count })}
          chosen={positions}
          onChoose={(each) => choose({ positions: each })}
        />
      </div>
      <div className={styles.result}>
        {error !== null && <LoadFailed error={error} title={t('follow.failed')} onRetry={retry} />}
        {error === null && result === null && <Skeleton rows={10} isApart />}
        {result?.days.length === 0 && <Empty title={t('follow.empty')} />}
        {result && result.days.length > 0 && (
          <>
            {result.benchmark === null && (
              <LoadFailedLine error={null} text={t('follow.noIndex')} onRetry={retry} />
            )}
            <FollowedChart {...result} capital={capital} />
            <Facts figures={result} capital={capital} />
            <WorstTrades trades={result.worst} />
          </>
        )}
      </div>
      <p className="caption">
        {t('follow.rules', {
          capital: formatVolume(capital),
          positions: rules.positions,
          days: HELD_DAYS,
          sequences: SEQUENCES,
          count: symbols.length,
        })}
      </p>
    </div>
  );
}

/** The figures of the sequences, each their median. */
function Facts({ figures, capital }: { figures: FollowedBand; capital: number }) {
  const t = useT();
  const { low, median, high, benchmark, benchmarkDrawdown, hitRate } = figures;
  const change = (value: number | undefined) =>
    value === undefined ? '—' : formatPercent((value / capital - 1) * 100);
  const facts: { name: MessageKey; value: string; note?: ReactNode }[] = [
    {
      name: 'follow.value',
      value: `${formatVolume(median.at(-1))} đ`,
      note: t('follow.range', {
        median: change(median.at(-1)),
        low: change(low.at(-1)),
        high: change(high.at(-1)),
      }),
    },
    {
      name: 'follow.index',
      value: benchmark ? `${formatVolume(benchmark.at(-1))} đ` : '—',
      note: benchmark && t('follow.priceIndex', { change: change(benchmark.at(-1)) }),
    },
    { name: 'follow.drawdown', value: fallOf(figures.drawdown) },
    {
      name: 'follow.indexDrawdown',
      value: benchmark ? fallOf(benchmarkDrawdown?.share ?? 0) : '—',
      note: spanOf(benchmarkDrawdown),
    },
    {
      name: 'follow.trades',
      value: formatVolume(figures.trades),
      note: t('follow.gains', { percent: formatRate(hitRate), open: Math.round(figures.open) }),
    },
    { name: 'follow.missed', value: formatVolume(figures.missed), note: t('follow.missedWhy') },
    { name: 'follow.turnover', value: formatPrice(figures.turnover), note: t('follow.timesAYear') },
    { name: 'follow.costs', value: `${formatVolume(figures.costs)} đ` },
  ];
  return (
    <Terms className={styles.facts}>
      {facts.map(({ name, value, note }) => (
        <Term key={name} name={t(name)} note={note}>
          {value}
        </Term>
      ))}
    </Terms>
  );
}

function fallOf(share: number) {
  return formatPercent(-share * 100);
}

function spanOf(drawdown: Drawdown | null) {
  return drawdown && `${formatDay(drawdown.from)} – ${formatDay(drawdown.to)}`;
}
