import { Suspense } from 'react';
import type { ItemsProps } from './item-props';
import { part } from './part';

/** What renders a long list of items; only pages with one load it. */
const LongItems = part(() => import('./LongItems'), 'LongItems');

/** The items that are rendered until the code of long lists is there. */
const FIRST = 8;

/**
 * The items of a list, or the rows of a table, that scrolls with the page; of a long one only those in view and a few
 * beside them.
 */
export function Items(props: ItemsProps) {
  if (!props.isLong) return <FirstItems {...props} />;
  return (
    <Suspense fallback={<FirstItems {...props} count={Math.min(props.count, FIRST)} />}>
      <LongItems {...props} />
    </Suspense>
  );
}

function FirstItems({ count, renderItem }: ItemsProps) {
  return Array.from({ length: count }, (_, index) => renderItem(index, {}));
}
