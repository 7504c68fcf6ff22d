import { Suspense, type ComponentProps } from 'react';
import { lazyOnIdle, optional } from '../../ui/lazy-on-idle';
import { useInView } from '../../ui/useInView';
import type { Sparkline as Drawn } from './Sparkline';
import styles from './WatchlistTable.module.css';

const Sparkline = lazyOnIdle(() => optional(import('./Sparkline').then((module) => module.Sparkline)));

/** A sparkline that is requested and drawn once the page is ready and the row is in view. */
export function SparklineCell(props: ComponentProps<typeof Drawn>) {
  const { ref, isSeen } = useInView<HTMLTableCellElement>();
  return (
    <td ref={ref} className={styles.sparklineCell}>
      {isSeen && (
        <Suspense>
          <Sparkline {...props} />
        </Suspense>
      )}
    </td>
  );
}
