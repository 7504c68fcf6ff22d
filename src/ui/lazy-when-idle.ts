import { lazy, type ComponentType } from 'react';
import { whenIdle } from '../lib/when-idle';

/** A lazy component whose code is loaded when the page is idle. */
export function lazyOnIdle<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    await whenIdle();
    return { default: await load() };
  });
}
