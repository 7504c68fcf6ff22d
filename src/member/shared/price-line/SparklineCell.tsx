import { Suspense, type ComponentProps } from 'react';
import { withChartMessages } from '../../../i18n/chart';
import { lazyOnIdle, optional } from '../../../ui/lazy-on-idle';
import { useInView } from '../../../ui/useInView';
import type { Exchange } from '../../../market/exchange';
import type { Sparkline as Drawn } from './Sparkline';

const Sparkline = lazyOnIdle(() => optional(import('./Sparkline').then((module) => module.Sparkline)));

const RowLine = lazyOnIdle(() =>
  optional(withChartMessages(import('./RowLine')).then((module) => module.RowLine)),
);

type Props = Omit<ComponentProps<typeof Drawn>, 'onLoaded'> & {
  /** Where it is named, the line of a running trading day takes the place of the days before. */
  exchange?: Exchange | null;
  className?: string | undefined;
};

/**
 * A sparkline that is requested once the page is ready and the row is in view, no longer where the row leaves before, and
 * stays once it has come.
 */
export function SparklineCell({ exchange, className, ...props }: Props) {
  const { ref, isSeen, keep } = useInView<HTMLTableCellElement>();
  const days = <Sparkline {...props} onLoaded={keep} />;
  return (
    <td ref={ref} className={className}>
      {isSeen && (
        <Suspense>
          {exchange === undefined ? (
            days
          ) : (
            <RowLine {...props} exchange={exchange} onLoaded={keep} days={days} />
          )}
        </Suspense>
      )}
    </td>
  );
}
