import { TimelineLineChartIcon } from '@blueprintjs/icons';
import { Suspense, type ComponentProps } from 'react';
import { useT } from '../../i18n/useT';
import { part } from '../../ui/part';
import { Popover } from '../../ui/Popover';
import { Skeleton } from '../../ui/PanelState';

const ChoicesMenu = part(() => import('./ChoicesMenu'), 'ChoicesMenu', { texts: 'chart' });

/** Opens the menu of chart type, indicators and scale. */
export function ChartChoices(props: ComponentProps<typeof ChoicesMenu>) {
  const t = useT();
  return (
    <Popover label={t('technical.choices')} text icon={<TimelineLineChartIcon />} shape="choices">
      {() => (
        <Suspense fallback={<Skeleton rows={6} />}>
          <ChoicesMenu {...props} />
        </Suspense>
      )}
    </Popover>
  );
}
