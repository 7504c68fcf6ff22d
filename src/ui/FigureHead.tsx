import type { ComponentProps } from 'react';

/** The head of a column of figures. */
export function FigureHead({ className = '', ...props }: ComponentProps<'th'>) {
  return <th scope="col" className={`numeric ${className}`} {...props} />;
}
