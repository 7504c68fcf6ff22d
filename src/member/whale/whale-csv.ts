import { translate as t } from '../../i18n/i18n';
import { csvFile } from '../../lib/csv';
import { fileName } from '../../lib/download';
import { groups, type InvestorGroup } from './groups';
import { stockGroups } from './useWhaleView';
import type { StockFlowFragment, DailyFlowFragment } from './whale.generated';

/** The trading days as a CSV file with unrounded figures; null without any. */
export function daysFile(days: readonly DailyFlowFragment[]): File | null {
  const [newest] = days;
  if (!newest) return null;
  return csvFile(
    fileName(['whale', 'days', newest.day], 'csv'),
    [t('export.day'), ...groups.map(column)],
    days.map((flow) => [flow.day, ...groups.map((group) => flow[group])]),
  );
}

/** The stocks of a trading day as a CSV file, in their order; null without any. */
export function stocksFile(stocks: readonly StockFlowFragment[], day: string): File | null {
  if (stocks.length === 0) return null;
  return csvFile(
    fileName(['whale', 'symbols', day], 'csv'),
    [t('watchlist.symbol'), ...stockGroups.map(column)],
    stocks.map((stock) => [stock.symbol, ...stockGroups.map((group) => stock[group])]),
  );
}

function column(group: InvestorGroup) {
  return t('whale.inBillions', { column: t(`whale.${group}`) });
}
