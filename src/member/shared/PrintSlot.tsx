import { Suspense } from 'react';
import { part } from '../../ui/part';

const PrintButton = part(() => import('./PrintButton'), 'PrintButton', {
  texts: 'header',
  when: 'idle',
  optional: true,
});

/** The place of the button that prints the page, which nobody waits for. */
export function PrintSlot() {
  return (
    <Suspense>
      <PrintButton />
    </Suspense>
  );
}
