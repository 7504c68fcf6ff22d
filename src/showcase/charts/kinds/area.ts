import { translate } from '../../../i18n/i18n';
import { formatVolume } from '../../../market/format';
import type { Drawing } from '../drawing';
import { fading } from '../look';
import { accounts, channels } from '../sample';

const months = accounts.search.map((_, index) => `${String(index + 1).padStart(2, '0')}/2026`);
const nameOf = (channel: (typeof channels)[number]) => translate(`showcase.charts.${channel}`);

/** Areas on top of each other, each fading towards its foot. */
export const area: Drawing = {
  option: ({ colours }) => ({
    legend: {},
    tooltip: { trigger: 'axis' },
    grid: { left: 0, right: 12, top: 12, bottom: 76 },
    xAxis: { type: 'category', boundaryGap: false, data: months },
    yAxis: { type: 'value', axisLabel: { formatter: (value: number) => formatVolume(value) } },
    series: channels.map((channel, index) => ({
      type: 'line',
      name: nameOf(channel),
      data: [...accounts[channel]],
      stack: 'accounts',
      smooth: true,
      showSymbol: false,
      lineStyle: { width: 1.5 },
      areaStyle: { color: fading(colours[index]!) },
      emphasis: { focus: 'series' },
    })),
  }),
  figures: () => ({
    heads: [translate('showcase.charts.month'), ...channels.map(nameOf)],
    rows: months.map((month, index) => [
      month,
      ...channels.map((channel) => formatVolume(accounts[channel][index])),
    ]),
  }),
};
