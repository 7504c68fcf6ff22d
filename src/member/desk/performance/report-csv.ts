import type { SignalKind } from '../../../graph/resolvers.types';
import { csvFile, type CellValue } from '../../../lib/csv';
import { wordOf } from '../../../lib/signal-address';
import type { AccountReport } from '../../../market/account/report';
import type { Day } from '../../../market/day';
import { casesOf } from './cases';

const HEAD = [
  'table',
  'name',
  'date',
  'until',
  'count',
  'amount',
  'percent',
  'index_percent',
  'note',
] as const;

/** The report as one table: days, months, kinds of signals, and the purchases at which a plan was kept to or left. */
export function reportFile(report: AccountReport<SignalKind>, today: Day): File {
  return csvFile(`nhip-performance-${today}.csv`, HEAD, [
    ...daysOf(report),
    ...monthsOf(report),
    ...kindsOf(report),
    ...disciplineRows(report),
  ]);
}

function daysOf({ performance }: AccountReport<SignalKind>): CellValue[][] {
  return (performance?.days ?? []).map(({ day, total, percent, index, flow }) => [
    'day',
    null,
    day,
    null,
    null,
    total,
    round(percent),
    index === null ? null : round((index - 1) * 100),
    flow === 0 ? null : `flow ${flow}`,
  ]);
}

function monthsOf({ performance }: AccountReport<SignalKind>): CellValue[][] {
  return (performance?.months ?? []).map(({ month, percent, index }) => [
    ...['month', month, null, null, null, null],
    round(percent),
    round(index),
    null,
  ]);
}

function kindsOf({ results }: AccountReport<SignalKind>): CellValue[][] {
  return results.map(({ kind, count, hitRate, averageGain, averageLoss, profit }) => [
    'kind',
    kind === null ? null : wordOf(kind),
    null,
    null,
    count,
    profit,
    round(hitRate * 100),
    null,
    `average gain ${round(averageGain) ?? '-'}, average loss ${round(averageLoss) ?? '-'}`,
  ]);
}

function disciplineRows({ purchases }: AccountReport<SignalKind>): CellValue[][] {
  return (['STOP', 'TARGET', 'HORIZON', 'EARLY'] as const).flatMap((what) =>
    casesOf(purchases, what).map(({ symbol, day, quantity, sold, isObeyed, cost }) => [
      what.toLowerCase(),
      symbol,
      day,
      sold,
      quantity,
      cost === null ? null : -cost,
      null,
      null,
      isObeyed === null ? null : isObeyed ? 'obeyed' : 'ignored',
    ]),
  );
}

function round(percent: number | null): number | null {
  return percent === null ? null : Math.round(percent * 100) / 100;
}
