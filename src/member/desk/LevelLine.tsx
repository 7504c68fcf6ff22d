import { useT } from '../../i18n/useT';
import { formatPrice, toThousand } from '../../market/format';
import { useIsPrinted } from '../../ui/useIsPrinted';
import type { HoldingLine } from './figures';
import styles from './LevelLine.module.css';

/** The size of the drawing in px, and what remains free at its ends. */
const [WIDTH, HEIGHT, END] = [120, 16, 3];

type Level = 'stop' | 'cost' | 'price' | 'target';

/**
 * Stop, cost, price and target of a holding as ticks on a line; of several lots the levels that are reached first. On paper,
 * where nothing is pointed at, stop and target as figures.
 */
export function LevelLine({ holding, average }: { holding: HoldingLine; average: number | null }) {
  const t = useT();
  const isPrinted = useIsPrinted();
  const { lines, price } = holding;
  const stops = lines.flatMap(({ levels }) => levels.stop ?? []);
  const targets = lines.flatMap(({ levels }) => levels.target ?? []);
  const stop = stops.length > 0 ? Math.max(...stops) : null;
  const target = targets.length > 0 ? Math.min(...targets) : null;
  if (isPrinted) return `${written(stop)} – ${written(target)}`;
  const all: readonly (readonly [Level, number | null])[] = [
    ['stop', stop],
    ['cost', average],
    ['price', price],
    ['target', target],
  ];
  const levels = all.flatMap(([name, level]) => (level === null ? [] : [{ name, level }]));
  if (levels.length < 2) return null;

  const figures = levels.map(({ level }) => level);
  const [least, most] = [Math.min(...figures), Math.max(...figures)];
  const across = most === least ? 0 : (WIDTH - 2 * END) / (most - least);
  const placeOf = (level: number) => END + (level - least) * across;
  const text = levels.map(({ name, level }) => `${t(`account.level.${name}`)} ${written(level)}`).join(', ');

  return (
    <svg className={styles.line} width={WIDTH} height={HEIGHT} role="img" aria-label={text}>
      <title>{text}</title>
      <line className={styles.ground} x1={0} x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
      {levels.map(({ name, level }) =>
        name === 'price' ? (
          <circle key={name} cx={placeOf(level)} cy={HEIGHT / 2} r={3} />
        ) : (
          <line
            key={name}
            data-level={name}
            x1={placeOf(level)}
            x2={placeOf(level)}
            y1={name === 'stop' ? HEIGHT / 2 : 2}
            y2={name === 'target' ? HEIGHT / 2 : HEIGHT - 2}
          />
        ),
      )}
    </svg>
  );
}

function written(đồng: number | null) {
  return formatPrice(đồng === null ? null : toThousand(đồng));
}
