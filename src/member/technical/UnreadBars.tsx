import type { LeftOutBar } from '../../graph/resolvers.types';
import { useT } from '../../i18n/useT';
import { Empty } from '../../ui/PanelState';
import { leftOutText } from './left-out';

type Props = {
  symbol: string;
  availability: 'UNREADABLE' | 'UNDECIDED_UNIT';
  leftOut: readonly LeftOutBar[];
  onRetry: () => void;
};

/** Shown instead of the chart where the feed has sent bars and none of them is a figure, with the reason. */
export function UnreadBars({ symbol, availability, leftOut, onRetry }: Props) {
  const t = useT();
  const reasons = availability === 'UNREADABLE' ? leftOutText(t, leftOut) : null;
  return (
    <Empty
      title={t(`unread.${availability}`, { symbol })}
      hint={reasons ?? t(`unread.${availability}Hint`)}
      onRetry={onRetry}
    />
  );
}
