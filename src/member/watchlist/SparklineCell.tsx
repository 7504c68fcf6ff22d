import { Suspense, type ComponentProps } from 'react';
import { lazyOnIdle } from '../../ui/lazy-when-idle';
import { useInView } from '../../ui/useInView';
import type { Sparkline as Drawn } from './Sparkline';
import styles from './WatchlistTable.module.css';

const Sparkline = lazyOnIdle<ComponentProps<typeof Drawn>>(() =>
  import('./Sparkline').then(
    (module) => module.Sparkline,
    () => Nothing,
  ),
);

/** Room for a line, which is asked for and drawn once the page stands and the row is in view. */
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

function Nothing() {
  return null;
}
