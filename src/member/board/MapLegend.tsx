import { useT } from '../../i18n/useT';
import { FULL, hueShareOf } from './map-colours';
import styles from './MapLegend.module.css';

const scale = [
  { name: 'FL', hue: 'floor', part: 1 },
  { name: `-${FULL}%`, hue: 'down', part: hueShareOf(FULL) },
  { name: '-2%', hue: 'down', part: hueShareOf(2) },
  { name: '0%', hue: 'ref', part: hueShareOf(0) },
  { name: '+2%', hue: 'up', part: hueShareOf(2) },
  { name: `+${FULL}%`, hue: 'up', part: hueShareOf(FULL) },
  { name: 'CE', hue: 'ceiling', part: 1 },
] as const;

/** The colours of the map, from the floor to the ceiling. */
export function MapLegend() {
  const t = useT();
  return (
    <ul className={styles.legend} aria-label={t('board.map.legend')}>
      {scale.map(({ name, hue, part }) => (
        <li key={name}>
          <span className={styles.swatch} aria-hidden="true">
            <i data-hue={hue} style={{ opacity: part }} />
          </span>
          {name}
        </li>
      ))}
    </ul>
  );
}
