import type { ComponentProps } from 'react';

/** A time or a day in figures, which a translator leaves alone. */
export function Time(props: ComponentProps<'time'>) {
  return <time translate="no" {...props} />;
}
