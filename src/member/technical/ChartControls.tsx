import type { ReactNode } from 'react';
import { useT } from '../../i18n/useT';
import { Choice } from '../../ui/Choice';
import { ranges } from './chart/range';
import { resolutions, type ChartView } from './chart/view';
import styles from './ChartControls.module.css';

type Props = {
  view: ChartView;
  onChoose: (choice: Partial<ChartView>) => void;
  /** Further controls. */
  children: ReactNode;
};

/** The resolution and the range of the chart. */
export function ChartControls({ view, onChoose, children }: Props) {
  const t = useT();
  return (
    <div className={styles.controls}>
      <Choice
        className={styles.choice}
        label={t('technical.resolution')}
        options={Object.values(resolutions)}
        nameOf={(resolution) => t(`technical.${resolution}`)}
        chosen={view.resolution}
        onChoose={(resolution) => resolution !== view.resolution && onChoose({ resolution })}
      />
      <Choice
        className={`${styles.choice} ${styles.ranges}`}
        label={t('technical.range')}
        options={ranges}
        nameOf={(range) => t(`technical.range${range}`)}
        chosen={view.range}
        onChoose={(range) => onChoose({ range })}
      />
      {children}
    </div>
  );
}
