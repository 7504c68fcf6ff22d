import { translate as t } from '../../i18n/i18n';
import { csvFile } from '../../lib/csv';
import { fileName } from '../../lib/file-name';
import type { Candles } from '../../market/candles';
import { dayOfEpochSeconds, type Day } from '../../market/day';

type Source = { symbol: string; candles: Candles };

/** The bars of a symbol as far as they are loaded, oldest first. */
export function candlesFile({ symbol, candles }: Source, today: Day): File {
  const { time, open, high, low, close, volume } = candles;
  const inThousands = (column: string) => t('export.inThousands', { column });
  return csvFile(
    fileName(['candles', symbol, today], 'csv'),
    [
      t('export.day'),
      inThousands(t('technical.open')),
      inThousands(t('technical.high')),
      inThousands(t('technical.low')),
      inThousands(t('export.close')),
      t('technical.volume'),
    ],
    time.map((seconds, i) => [
      dayOfEpochSeconds(seconds),
      open[i]!,
      high[i]!,
      low[i]!,
      close[i]!,
      volume[i]!,
    ]),
  );
}
