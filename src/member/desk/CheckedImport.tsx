import { useMemo } from 'react';
import { useToday } from '../../app/actors/useToday';
import { useT } from '../../i18n/useT';
import { LoadFailedLine } from '../shared/LoadFailed';
import type { WholeDeskFragment } from '../shared/desk.generated';
import type { Import } from './import';
import { savedImportOf } from './import-report';
import { ImportReport } from './ImportReport';
import { useDayRanges, type DayRanges } from './useDayRanges';

type Props = {
  found: Import;
  /** As it was saved. */
  desk: WholeDeskFragment;
  onClose: () => void;
};

/** The report of an import, whose prices are compared with those that were matched on their days once these are loaded. */
export function CheckedImport({ found, desk, onClose }: Props) {
  const today = useToday();
  const ranges = useDayRanges(found, today);
  const { rangeOf } = ranges;
  const report = useMemo(() => savedImportOf(found, desk, rangeOf), [found, desk, rangeOf]);
  return (
    <ImportReport report={report} onClose={onClose}>
      <Check ranges={ranges} />
    </ImportReport>
  );
}

/** How far the prices are compared, while they are not. */
function Check({ ranges: { isLoaded, hasMatched, done, total, error, retry } }: { ranges: DayRanges }) {
  const t = useT();
  if (!isLoaded) {
    return (
      <p className="text-2">
        <label>
          {t('desk.reportChecking', { done, total })} <progress value={done} max={total} />
        </label>
      </p>
    );
  }
  if (error) return <LoadFailedLine error={error} text={t('desk.reportUnchecked')} onRetry={retry} />;
  return hasMatched ? null : <p className="text-2">{t('desk.reportAdjusted')}</p>;
}
