import { useT } from '../../../i18n/useT';
import { cities, type City } from './doctors';
import { archipelagos, outlines } from './outline';
import { MAP, pathOf, pointOf } from './projection';
import styles from './DoctorsMap.module.css';

type Props = { counts: readonly { city: City; count: number }[] };

/** The country’s outline with a dot for each city, larger for more doctors. */
export function DoctorsMap({ counts }: Props) {
  const t = useT();
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${MAP.width} ${MAP.height}`}
      role="img"
      aria-label={t('showcase.medical.mapOf', { cities: counts.map(({ city }) => city).join(', ') })}
    >
      {outlines.map((outline) => (
        <path key={outline.length} d={pathOf(outline)} />
      ))}
      {(['hoangSa', 'truongSa'] as const).map((name) => (
        <g key={name} className={styles.islands}>
          {archipelagos[name].map((place) => {
            const [x, y] = pointOf(place);
            return <circle key={`${x} ${y}`} cx={x} cy={y} r={1.5} />;
          })}
          <text x={pointOf(archipelagos[name][0]!)[0]} y={pointOf(archipelagos[name].at(-1)!)[1] + 16}>
            {t(`showcase.medical.${name}`)}
          </text>
        </g>
      ))}
      {counts.map(({ city, count }) => {
        const { place, side } = cities[city];
        const [x, y] = pointOf(place);
        const offset = 9 + count;
        return (
          <g key={city} className={styles.city} data-city={city}>
            <circle cx={x} cy={y} r={4 + count} />
            <text
              x={side === 'left' ? x - offset : x + offset}
              y={y + 4}
              textAnchor={side === 'left' ? 'end' : 'start'}
            >
              {city}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
