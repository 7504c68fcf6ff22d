import { Suspense, type ComponentProps } from 'react';
import { lazyOnIdle, optional } from '../../ui/lazy-when-idle';
import { useInView } from '../../ui/useInView';
import './Sparkline.css';
import type { Sparkline as Drawn } from './Sparkline';

const Sparkline = lazyOnIdle(() => optional(import('./Sparkline').then((module) => module.Sparkline)));

/** Room for a line, which is asked for and drawn once the page stands and the row is in view. */
export function SparklineCell(props: ComponentProps<typeof Drawn>) {
  const { ref, isSeen } = useInView<HTMLTableCellElement>();
  return (
    <td ref={ref} className="sparkline-cell">
      {isSeen && (
        <Suspense>
          <Sparkline {...props} />
        </Suspense>
      )}
    </td>
  );
}
