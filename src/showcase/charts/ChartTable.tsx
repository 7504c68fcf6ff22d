import { useState } from 'react';
import { useT } from '../../i18n/useT';
import type { Drawing } from './drawing';
import { FiguresTable } from './FiguresTable';
import styles from './EChart.module.css';

type Props = { caption: string; drawing: Drawing };

/** The figures of a chart as a table, folded at first. */
export function ChartTable({ caption, drawing }: Props) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{t('showcase.charts.asTable')}</summary>
      {isOpen && <FiguresTable name={caption} {...drawing.figures()} />}
    </details>
  );
}
