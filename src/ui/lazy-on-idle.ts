import { lazy, type ComponentType } from 'react';
import { whenIdle } from '../lib/schedule';

/** A component whose code is requested when the page is idle. */
export function lazyOnIdle<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    await whenIdle();
    return { default: await load() };
  });
}
