import { useMemo } from 'react';
import { palettes, type PaletteName } from './palettes';
import { randomFrom } from './random';
import { HEIGHT, scenes, WIDTH, type SceneName } from './scenes';
import styles from './Picture.module.css';

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
