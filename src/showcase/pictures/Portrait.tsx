import { palettes, type PaletteName } from './palettes';
import styles from './pictures.module.css';

/** What identifies a portrait. */
export type Face = { readonly hair: keyof typeof hairs; readonly palette: PaletteName };

const hairs = {
  short: 'M12 17a8 8 0 0 1 16 0c-2-3-5-4-8-4s-6 1-8 4Z',
  long: 'M11 30V17a9 9 0 0 1 18 0v13h-4V17q-5 0-8-4-1 3-2 4v13Z',
  bun: 'M17 7a3 3 0 0 1 6 0l-.6 1.6A8 8 0 0 1 28 17q-8 0-10-4-2 3-6 4a8 8 0 0 1 5.6-8.4Z',
};

const SKIN = '#e3b98f';
const HAIR = '#2a2326';

/** A person's portrait, drawn by code; decoration, since the name stands beside it. */
export function Portrait({ hair, palette, className = '' }: Face & { className?: string | undefined }) {
  const [background, , , clothes] = palettes[palette];
  return (
    <svg className={`${styles.portrait} ${className}`} viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" fill={background} />
      <path d="M6 40q0-11 14-11t14 11Z" fill={clothes} />
      <path d="M16.5 22h7v6q-3.5 3.5-7 0Z" fill={SKIN} />
      <circle cx="20" cy="18" r="7.5" fill={SKIN} />
      <path d={hairs[hair]} fill={HAIR} />
    </svg>
  );
}
