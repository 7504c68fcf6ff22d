import { Suspense, type ComponentProps } from 'react';
import { lazyOnIdle } from '../../ui/lazy-when-idle';
import { useInView } from '../../ui/useInView';
import './Sparkline.css';
import type { Sparkline as Drawn } from './Sparkline';

const Sparkline = lazyOnIdle<ComponentProps<typeof Drawn>>(() =>
  import('./Sparkline').then(
    (module) => module.Sparkline,
    () => Nothing,
  ),
);

/** A sparkline that is requested and drawn once the page is ready and the row is in view. */
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

function Nothing() {
  return null;
}
