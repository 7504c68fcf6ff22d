import type { Drawing } from '../charts/drawing';
import { fading } from '../charts/look';

type Line = { name: string; values: readonly (number | null)[]; isFilled?: boolean };

export type LinesOptions = {
  /** The head of the first column of the table. */
  head: string;
  places: readonly string[];
  lines: readonly Line[];
  format?: (value: number | null) => string;
  /** The values that count as normal. */
  range?: readonly [number, number];
};

/** Lines over the same places, read again for each drawing in the language in use. */
export function createLines(read: () => LinesOptions): Drawing {
  return {
    option: ({ colours, 'text-3': grey }) => {
      const { places, lines, format = String, range } = read();
      const area = range && {
        markArea: {
          silent: true,
          itemStyle: { color: `${grey}26` },
          data: [[{ yAxis: range[0] }, { yAxis: range[1] }] as [{ yAxis: number }, { yAxis: number }]],
        },
      };
      return {
        legend: { show: lines.length > 1 },
        tooltip: { trigger: 'axis', valueFormatter: (value) => format(value as number | null) },
        grid: { left: 0, right: 36, top: 12, bottom: lines.length > 1 ? 48 : 8 },
        xAxis: { type: 'category', boundaryGap: false, data: [...places] },
        yAxis: {
          type: 'value',
          scale: true,
          ...(range && {
            min: ({ min }) => Math.floor(Math.min(min, range[0])),
            max: ({ max }) => Math.ceil(Math.max(max, range[1])),
          }),
          axisLabel: { formatter: (value: number) => format(value) },
        },
        series: lines.map(({ name, values, isFilled }, index) => ({
          type: 'line',
          name,
          data: [...values],
          showSymbol: values.length < 13,
          symbolSize: 6,
          lineStyle: { width: 2 },
          ...(isFilled && { areaStyle: { color: fading(colours[index]!) } }),
          ...(index === 0 && area),
        })),
      };
    },
    figures: () => {
      const { head, places, lines, format = String } = read();
      return {
        heads: [head, ...lines.map(({ name }) => name)],
        rows: places.map((each, index) => [
          each,
          ...lines.map(({ values }) => format(values[index] ?? null)),
        ]),
      };
    },
  };
}
