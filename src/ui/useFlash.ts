import { useState } from 'react';

/**
 * Data attributes that flash a cell once, up or down, when its figure changes. `of` identifies the instrument: neither
 * its change nor the first known figure flashes.
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
  // Browsers restart an animation only under another name.
  return seen.count === 0 ? {} : { 'data-flash': `${seen.way} ${seen.count % 2 === 0 ? 'again' : 'once'}` };
}
