import { Suspense, type ComponentProps } from 'react';
import { lazyOnIdle, optional } from '../../ui/lazy-on-idle';
import { useInView } from '../../ui/useInView';
import type { Sparkline as Drawn } from './Sparkline';
import styles from './WatchlistTable.module.css';

const Sparkline = lazyOnIdle(() => optional(import('./Sparkline').then((module) => module.Sparkline)));

/**
 * A sparkline that is requested once the page is ready and the row is in view, no longer where the row leaves before, and
 * stays once it has come.
 */
export function SparklineCell(props: Omit<ComponentProps<typeof Drawn>, 'onLoaded'>) {
  const { ref, isSeen, keep } = useInView<HTMLTableCellElement>();
  return (
    <td ref={ref} className={styles.sparklineCell}>
      {isSeen && (
        <Suspense>
          <Sparkline {...props} onLoaded={keep} />
        </Suspense>
      )}
    </td>
  );
}
