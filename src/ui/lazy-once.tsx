import { lazy, useState, type ComponentType } from 'react';
import type { Once } from '../lib/once';

/** A component that renders without a wait where its module is loaded; with React's `lazy` alone it would suspend first. */
export function lazyOnce<Props extends object>(load: Once<{ default: ComponentType<Props> }>) {
  const Lazy: ComponentType<Props> = lazy(load);

  return function LoadedOnce(props: Props) {
    const [Component] = useState(() => load.loaded()?.default ?? Lazy);
    return <Component {...props} />;
  };
}
