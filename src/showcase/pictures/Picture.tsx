import { useMemo } from 'react';
import { palettes, type PaletteName } from './palettes';
import { HEIGHT, scenes, WIDTH, type SceneName } from './scenes';
import styles from './pictures.module.css';

/** What identifies a picture: the same three draw the same one. */
export type Drawn = { readonly scene: SceneName; readonly palette: PaletteName; readonly seed: number };

type Props = Drawn & {
  /** What it shows; without it the picture is decoration. */
  label?: string;
};

/** A picture drawn by code, which fills its box. */
export function Picture({ scene, palette, seed, label }: Props) {
  const drawing = useMemo(() => scenes[scene](palettes[palette], randomFrom(seed)), [scene, palette, seed]);
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {drawing}
    </svg>
  );
}

/** Returns a function whose numbers, from 0 to below 1, follow from the seed alone (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
