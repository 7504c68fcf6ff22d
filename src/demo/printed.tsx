import { Suspense, type ComponentType } from 'react';
import { whenIdle } from '../lib/schedule';
import { part } from '../ui/part';
import type { Linked } from './useStateLink';

const PrintedLink = part(() => import('./PrintedLink'), 'PrintedLink', { optional: true });

/** Loads what stands on paper in an idle moment: paper does not wait for it. */
export async function loadPrinted(): Promise<void> {
  await whenIdle();
  await PrintedLink.load().catch(() => {});
}

/** Creates what a page of one demo has on paper besides the product's. */
export function createPrinted(controls: Linked): ComponentType {
  return function Printed() {
    return (
      <Suspense>
        <PrintedLink {...controls} />
      </Suspense>
    );
  };
}
