import { translate as t } from '../../i18n/i18n';
import { csvFile } from '../../lib/csv';
import type { Resolution } from '../../graph/resolvers.types';
import { fileName } from '../../lib/download';
import { hasRange, type Candles } from '../../market/candles';
import type { Day } from '../../market/day';
import { isoBarTime } from './chart/bar-time';
import { isIntraday } from './chart/view';

type Source = { symbol: string; resolution: Resolution; candles: Candles };

/** The loaded bars of a symbol as CSV, oldest first. */
export function candlesFile({ symbol, resolution, candles }: Source, today: Day): File {
  const { time, open, high, low, close, volume } = candles;
  const inThousands = (column: string) => t('export.inThousands', { column });
  return csvFile(
    fileName(['candles', symbol, ...(resolution === 'DAY' ? [] : [resolution]), today], 'csv'),
    [
      t(isIntraday(resolution) ? 'export.time' : 'export.day'),
      inThousands(t('technical.open')),
      inThousands(t('technical.high')),
      inThousands(t('technical.low')),
      inThousands(t('export.close')),
      t('technical.volume'),
    ],
    time.map((seconds, i) => {
      const prices = hasRange(candles, seconds) ? [open[i]!, high[i]!, low[i]!] : [null, null, null];
      return [isoBarTime(seconds), ...prices, close[i]!, volume[i]!];
    }),
  );
}
