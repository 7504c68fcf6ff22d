import { Suspense, type ReactNode } from 'react';
import { useT } from '../../i18n/useT';
import { Choice } from '../../ui/Choice';
import { part } from '../../ui/part';
import { useIsTabletOrWider } from '../../ui/useIsTabletOrWider';
import type { Resolution } from '../../graph/resolvers.types';
import { rangesOf, resolutions, type ChartView } from './chart/view';
import styles from './ChartControls.module.css';

const ControlsSheet = part(() => import('./ControlsSheet'), 'ControlsSheet', {
  texts: 'chart',
  when: 'idle',
  optional: true,
});

const names: Readonly<Record<Resolution, string>> = {
  MINUTE_1: '1m',
  MINUTE_5: '5m',
  MINUTE_15: '15m',
  MINUTE_60: '1h',
  DAY: 'D',
  WEEK: 'W',
  MONTH: 'M',
};

type Props = {
  view: ChartView;
  /** The resolutions that the feed serves; null while that is unknown. */
  offered: readonly Resolution[] | null;
  onChoose: (choice: Partial<ChartView>) => void;
  /** Whether the replay, which one of the further controls opens, was left: on a phone the focus returns to their sheet. */
  isBackFromReplay: boolean;
  /** Further controls. */
  children: ReactNode;
};

/** The resolution of the chart, its range and further controls, which a phone has in a sheet. */
export function ChartControls({ view, offered, onChoose, isBackFromReplay, children }: Props) {
  const t = useT();
  const isTabletOrWider = useIsTabletOrWider();
  const further = (
    <>
      <Choice
        className={`${styles.choice} ${styles.ranges}`}
        label={t('technical.range')}
        options={rangesOf(view.resolution)}
        nameOf={(range) => t(`technical.range${range}`)}
        chosen={view.range}
        onChoose={(range) => onChoose({ range })}
      />
      {children}
    </>
  );
  return (
    <div className={styles.controls}>
      <Choice
        // Parts of a day that are not known to be offered take their place unseen.
        className={`${styles.choice} ${styles.resolutions} ${offered ? '' : styles.awaited}`}
        label={t('technical.resolution')}
        options={offered ?? resolutions}
        nameOf={(resolution) => names[resolution]}
        titleOf={(resolution) => t(`technical.${resolution}`)}
        chosen={view.resolution}
        onChoose={(resolution) => resolution !== view.resolution && onChoose({ resolution })}
      />
      {isTabletOrWider ? (
        further
      ) : (
        <Suspense fallback={<span className={styles.sheetButton} />}>
          <ControlsSheet isFocused={isBackFromReplay}>{further}</ControlsSheet>
        </Suspense>
      )}
    </div>
  );
}
