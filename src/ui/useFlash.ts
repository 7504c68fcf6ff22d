import { useState } from 'react';

/**
 * Data attributes with which a cell flashes once, up or down, when the figure in it becomes another one. `of` says whose
 * figure it is: another one's is no change, and neither is the first that is known.
 */
export function useFlash(of: string, value: number | null): { 'data-flash'?: string } {
  const [seen, setSeen] = useState({ of, value, count: 0, way: 'up' });
  if (seen.of !== of || seen.value !== value) {
    const isChange = seen.of === of && seen.value !== null && value !== null;
    setSeen({
      of,
      value,
      count: isChange ? seen.count + 1 : 0,
      way: isChange && value < seen.value! ? 'down' : 'up',
    });
  }
  // A browser starts an animation anew only under another name.
  return seen.count === 0 ? {} : { 'data-flash': `${seen.way} ${seen.count % 2 === 0 ? 'again' : 'once'}` };
}
