import { lazy, type ComponentType } from 'react';
import { whenIdle } from '../lib/when-idle';

/** A component whose code is asked for once the page has drawn what is read first. */
export function lazyWhenIdle<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    await whenIdle();
    return { default: await load() };
  });
}
