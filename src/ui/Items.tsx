import { startTransition, useEffect, useState } from 'react';
import { MOST_GROWN, type ItemsProps } from './item-props';
import { part } from './part';

/** What renders a long list of items; only pages with one load it. */
const LongItems = part(() => import('./LongItems'), 'LongItems');

/** The items of a long list that are rendered until the code of long lists is there. */
const FIRST = 8;

/**
 * The items of a list, or the rows of a table, that scrolls with the page; of a long one only those in view and a few
 * beside them. A list keeps its items, and the focus in them, where it becomes long or short while it is shown; one that
 * has grown far beyond is rendered again.
 */
export function Items(props: ItemsProps) {
  const { count, isLong } = props;
  const [isInParts, setInParts] = useState(isLong);
  const [least] = useState(isLong ? FIRST : MOST_GROWN);
  if (!isInParts && count > MOST_GROWN) setInParts(true);
  const code = useLongItems(isInParts);

  if (isInParts && code === 'loaded') return <LongItems {...props} />;
  return <WholeItems {...props} drawn={isInParts && code === 'loading' ? Math.min(count, least) : count} />;
}

/** Whether the code of long lists is there; where it cannot be loaded, all items are rendered instead. */
function useLongItems(isNeeded: boolean): 'loading' | 'loaded' | 'failed' {
  const [code, setCode] = useState<'loading' | 'loaded' | 'failed'>(() =>
    LongItems.load.loaded() ? 'loaded' : 'loading',
  );
  useEffect(() => {
    if (!isNeeded) return;
    LongItems.load().then(
      () => startTransition(() => setCode('loaded')),
      () => startTransition(() => setCode('failed')),
    );
  }, [isNeeded]);
  return code;
}

function WholeItems({ count, isLong, drawn, renderItem }: ItemsProps & { drawn: number }) {
  return Array.from({ length: drawn }, (_, index) => renderItem(index, isLong ? { index, count } : {}));
}
