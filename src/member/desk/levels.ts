import type { useT } from '../../i18n/useT';
import { formatPercent, formatPrice, toThousand } from '../../market/format';

type Levels = { stop: number | null; target: number | null };

/** The stop and the target that are set, each with its distance from the price where that is known. */
export function levelsText({ stop, target }: Levels, price: number | null, t: ReturnType<typeof useT>) {
  const written = (name: string, level: number | null) => {
    if (level === null) return [];
    const away = price === null ? '' : ` (${formatPercent((level / price - 1) * 100)})`;
    return [`${name} ${formatPrice(toThousand(level))}${away}`];
  };
  const levels = [...written(t('desk.stop'), stop), ...written(t('desk.target'), target)];
  return levels.length > 0 ? levels.join(' · ') : t('desk.noPlan');
}
