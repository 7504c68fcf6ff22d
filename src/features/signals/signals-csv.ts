import { translate as t } from '../../i18n/i18n';
import { csvFile } from '../../lib/csv';
import { fileName } from '../../lib/file-name';
import type { Day } from '../../market/calendar';
import type { SignalRowFragment } from './signals.graphql';

/** The whole list of signals as a file, in its order; null where there is none. */
export function signalsFile(signals: readonly SignalRowFragment[], today: Day): File | null {
  if (signals.length === 0) return null;
  return csvFile(
    fileName(['signals', today], 'csv'),
    [
      t('signals.symbol'),
      t('export.inThousands', { column: t('signals.price') }),
      t('signals.kind'),
      t('export.day'),
      t('export.time'),
    ],
    signals.map(({ symbol, price, kind, day, time }) => [
      symbol,
      price,
      kind && t(`signals.${kind}`),
      day,
      time,
    ]),
  );
}
