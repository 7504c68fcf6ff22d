import { lazy, type ComponentType } from 'react';
import { whenIdle } from '../lib/when-idle';

/** A component whose code is asked for when the page has a moment, so that nothing read first waits for it. */
export function lazyOnIdle<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    await whenIdle();
    return { default: await load() };
  });
}
