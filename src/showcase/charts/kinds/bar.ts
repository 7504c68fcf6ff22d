import { translate } from '../../../i18n/i18n';
import { formatTurnover } from '../../../market/format';
import type { Drawing } from '../drawing';
import { turnover } from '../sample';

const exchanges = Object.entries(turnover);
const days = () => ([1, 2, 3, 4, 5] as const).map((day) => translate(`showcase.charts.day${day}`));

/** Bars side by side. */
export const bar: Drawing = {
  option: () => ({
    legend: {},
    tooltip: { trigger: 'axis', axisPointer: { type: 'shadow' }, valueFormatter: asTurnover },
    grid: { left: 0, right: 0, top: 12, bottom: 48 },
    xAxis: { type: 'category', data: days() },
    yAxis: { type: 'value', axisLabel: { formatter: asTurnover } },
    series: exchanges.map(([name, values]) => ({
      type: 'bar',
      name,
      data: [...values],
      barMaxWidth: 24,
      itemStyle: { borderRadius: [2, 2, 0, 0] },
    })),
  }),
  figures: () => ({
    heads: [translate('showcase.charts.day'), ...exchanges.map(([name]) => name)],
    rows: days().map((day, index) => [day, ...exchanges.map(([, values]) => formatTurnover(values[index]))]),
  }),
};

function asTurnover(value: unknown) {
  return formatTurnover(Number(value));
}
