import { lazy, type ComponentType } from 'react';
import { whenIdle } from '../lib/schedule';

/** A component whose code is loaded when the page is idle, so that nothing read first waits for it. */
export function lazyOnIdle<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    await whenIdle();
    return { default: await load() };
  });
}

/** Resolves to a component that the page can do without: where its code cannot be loaded, it renders nothing. */
export async function optional<Props extends object>(
  component: Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  return component.catch(() => () => null);
}
