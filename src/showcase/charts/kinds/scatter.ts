import { translate } from '../../../i18n/i18n';
import { formatPercent, formatShare } from '../../../market/format';
import type { Drawing } from '../drawing';
import { shares } from '../sample';

type Point = readonly [risk: number, gain: number, symbol: string];

/** Points, each with its name where it is pointed at. */
export const scatter: Drawing = {
  option: () => ({
    legend: {},
    tooltip: {
      trigger: 'item',
      formatter: (point) => {
        const [risk, gain, symbol] = (point as unknown as { value: Point }).value;
        return `${symbol}  ${formatShare(risk)}  ${formatPercent(gain)}`;
      },
    },
    grid: { left: 0, right: 12, top: 32, bottom: 68 },
    xAxis: axis(translate('showcase.charts.volatility'), 'middle'),
    yAxis: axis(translate('showcase.charts.gain'), 'end'),
    series: Object.entries(shares).map(([name, points]) => ({
      type: 'scatter',
      name,
      symbolSize: 10,
      data: points.map(([symbol, risk, gain]) => [risk, gain, symbol]),
    })),
  }),
  figures: () => ({
    heads: [
      translate('watchlist.symbol'),
      translate('showcase.charts.volatility'),
      translate('showcase.charts.gain'),
    ],
    rows: Object.values(shares).flatMap((points) =>
      points.map(([symbol, risk, gain]) => [symbol, formatShare(risk), formatPercent(gain)]),
    ),
  }),
};

function axis(name: string, place: 'middle' | 'end') {
  return {
    type: 'value' as const,
    name,
    nameLocation: place,
    ...(place === 'end' && { nameTextStyle: { align: 'left' as const } }),
    scale: true,
    axisLabel: { formatter: '{value}%' },
  };
}
