import { formatVolume } from '../../market/format';
import type { Drawing } from '../charts/drawing';

type Parts = () => readonly { name: string; value: number }[];

/** One bar for each part, upright or lying; `heads` are those of its table. */
export function createBars(parts: Parts, heads: () => readonly [string, string], isLying = false): Drawing {
  const values = { type: 'value' } as const;
  return {
    option: () => {
      const names = { type: 'category', data: parts().map(({ name }) => name), inverse: isLying } as const;
      return {
        tooltip: { trigger: 'axis', axisPointer: { type: 'shadow' } },
        grid: { left: 0, right: 12, top: 12, bottom: 8 },
        xAxis: isLying ? values : names,
        yAxis: isLying ? names : values,
        series: {
          type: 'bar',
          data: parts().map(({ value }) => value),
          barMaxWidth: 24,
          itemStyle: { borderRadius: isLying ? [0, 2, 2, 0] : [2, 2, 0, 0] },
        },
      };
    },
    figures: () => ({ heads: heads(), rows: parts().map(({ name, value }) => [name, formatVolume(value)]) }),
  };
}
