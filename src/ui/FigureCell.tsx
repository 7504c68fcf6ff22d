import type { ComponentProps } from 'react';

/** A cell of a column of figures, which a translator leaves alone. */
export function FigureCell({ className = '', ...props }: ComponentProps<'td'>) {
  return <td translate="no" className={`numeric ${className}`} {...props} />;
}
