import { Suspense } from 'react';
import { Skeleton } from '../../ui/PanelState';
import { part } from '../../ui/part';

const Week = part(() => import('./Week'), 'Week', { texts: 'week' });

/** /week: what the days of this week and of the next one bring. */
export default function WeekPage() {
  return (
    <Suspense fallback={<Skeleton rows={12} />}>
      <Week />
    </Suspense>
  );
}
