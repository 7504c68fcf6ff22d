import { Suspense, useDeferredValue, useEffect, useRef } from 'react';
import { focusRow, hasFocus } from './focus';
import { Gap, USUAL_HEIGHT } from './Gap';
import { part } from './part';
import type { RowsProps } from './row-props';
import { useIsTabletOrWider } from './useIsTabletOrWider';
import { isLong, MOST_WHOLE } from './useRowsInView';

/** What renders a long list; only pages with one load it. */
export const LongRows = part(() => import('./LongRows'), 'LongRows');
const LongPageRows = part(() => import('./LongPageRows'), 'LongPageRows');

/**
 * A table body with all rows; of a long list only those in view and a few beside them. The table states their number
 * by `rowCount`, and its parent scrolls, or on a phone the page.
 */
export function Rows(props: RowsProps) {
  const isInBox = useIsTabletOrWider() || !props.isOfPage;
  if (!props.isLong && !isLong(props.count)) return <WholeRows {...props} />;
  const Long = isInBox ? LongRows : LongPageRows;
  return (
    <Suspense fallback={<WholeRows {...props} count={MOST_WHOLE / 4} />}>
      <Long {...props} />
    </Suspense>
  );
}

/** The rows of the first render, about a screenful; the others follow in a deferred render. */
const FIRST = 16;

function WholeRows({ count, renderRow, walkedTo = null }: RowsProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const drawn = Math.min(count, useDeferredValue(count, Math.min(count, FIRST)));
  const index = walkedTo !== null && walkedTo < drawn ? walkedTo : null;

  useEffect(() => {
    const walked = index === null ? null : body.current?.children[index];
    walked?.scrollIntoView({ block: 'nearest' });
    if (walked && hasFocus(body.current)) focusRow(walked);
  }, [index]);

  return (
    <tbody ref={body}>
      {Array.from({ length: drawn }, (_, i) => renderRow(i, {}))}
      <Gap height={(count - drawn) * USUAL_HEIGHT} />
    </tbody>
  );
}
