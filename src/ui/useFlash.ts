import { useState } from 'react';

/** How far apart two flashes of a cell begin at least, in ms: nothing may flash more than three times a second (WCAG 2.3.1). */
const APART = 1_000 / 3;

/** When the frame began that is being rendered, in ms. */
const frameTime = () => Number(document.timeline?.currentTime ?? Number.NaN);

/**
 * Data attributes that flash a cell once, up or down, when its figure changes, at most three times a second. `key` identifies
 * the instrument: neither its change nor the first known figure flashes.
 */
export function useFlash(key: string, value: number | null): { 'data-flash'?: string } {
  const [seen, setSeen] = useState({ key, value, count: 0, way: 'up', at: Number.NaN });
  if (seen.key !== key || seen.value !== value) {
    const isSameKey = seen.key === key;
    const isChange = isSameKey && seen.value !== null && value !== null;
    const now = frameTime();
    if (isChange && now - seen.at < APART) setSeen({ ...seen, value });
    else if (isChange) {
      setSeen({ key, value, count: seen.count + 1, way: value < seen.value! ? 'down' : 'up', at: now });
    } else setSeen({ key, value, count: 0, way: 'up', at: isSameKey ? seen.at : Number.NaN });
  }
  // Browsers restart an animation only under another name.
  return seen.count === 0 ? {} : { 'data-flash': `${seen.way} ${seen.count % 2 === 0 ? 'again' : 'once'}` };
}
