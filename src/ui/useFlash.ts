import { useState } from 'react';

/**
 * Data attributes that flash a cell once, up or down, when its figure changes. `key` identifies the instrument: neither
 * its change nor the first known figure flashes.
 */
export function useFlash(key: string, value: number | null): { 'data-flash'?: string } {
  const [seen, setSeen] = useState({ key, value, count: 0, way: 'up' });
  if (seen.key !== key || seen.value !== value) {
    const isChange = seen.key === key && seen.value !== null && value !== null;
    setSeen({
      key,
      value,
      count: isChange ? seen.count + 1 : 0,
      way: isChange && value < seen.value! ? 'down' : 'up',
    });
  }
  // Browsers restart an animation only under another name.
  return seen.count === 0 ? {} : { 'data-flash': `${seen.way} ${seen.count % 2 === 0 ? 'again' : 'once'}` };
}
