import { Suspense, type ComponentProps } from 'react';
import { part } from '../../../ui/part';
import { useInView } from '../../../ui/useInView';
import type { Exchange } from '../../../market/exchange';
import type { Sparkline as Drawn } from './Sparkline';

const Sparkline = part(() => import('./Sparkline'), 'Sparkline', { when: 'idle', optional: true });

const RowLine = part(() => import('./RowLine'), 'RowLine', { texts: 'chart', when: 'idle', optional: true });

type Props = Omit<ComponentProps<typeof Drawn>, 'onLoaded'> & {
  /** Where it is named, the line of a running trading day takes the place of the sparkline. */
  exchange?: Exchange | null;
  className?: string | undefined;
};

/**
 * A sparkline that is requested once the page is ready and the row is in view, no longer where the row leaves before, and
 * stays once it has come.
 */
export function SparklineCell({ exchange, className, ...props }: Props) {
  const { ref, isSeen, keep } = useInView<HTMLTableCellElement>();
  const sparkline = <Sparkline {...props} onLoaded={keep} />;
  return (
    <td ref={ref} className={className}>
      {isSeen && (
        <Suspense>
          {exchange === undefined ? (
            sparkline
          ) : (
            <RowLine {...props} exchange={exchange} onLoaded={keep} sparkline={sparkline} />
          )}
        </Suspense>
      )}
    </td>
  );
}
