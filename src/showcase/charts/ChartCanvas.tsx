import { useLayoutEffect, useRef } from 'react';
import { drawChart } from './draw-chart';
import type { Drawing } from './drawing';
import styles from './EChart.module.css';

type Props = { name: string; drawing: Drawing };

/** The picture of a chart. */
export function ChartCanvas({ name, drawing }: Props) {
  const canvas = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => drawChart(canvas.current!, drawing), [drawing]);
  return <div ref={canvas} className={styles.canvas} role="img" aria-label={name} />;
}
