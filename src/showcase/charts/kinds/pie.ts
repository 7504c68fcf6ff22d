import { translate } from '../../../i18n/i18n';
import { formatShare, formatVolume } from '../../../market/format';
import type { Drawing } from '../drawing';
import type { Look } from '../look';
import { accounts, channels, portfolio } from '../sample';

type Part = { name: string; value: number };

/** How new accounts came, over all months. */
export const pie = drawParts(
  () =>
    channels.map((channel) => ({
      name: translate(`showcase.charts.${channel}`),
      value: accounts[channel].reduce((sum, count) => sum + count),
    })),
  { head: 'showcase.charts.channel', valueHead: 'showcase.charts.accounts', radius: '58%' },
);

/** A ring, 55 % of whose radius is empty and whose outer edge is that of its box. */
export const donut = drawParts(
  () =>
    Object.entries(portfolio).map(([part, value]) => ({
      name: translate(`showcase.charts.${part as keyof typeof portfolio}`),
      value,
    })),
  { head: 'showcase.charts.asset', valueHead: null, radius: ['55%', '100%'] },
);

type Options = {
  head: 'showcase.charts.channel' | 'showcase.charts.asset';
  /** The head of the values; null where they are the shares themselves. */
  valueHead: 'showcase.charts.accounts' | null;
  radius: string | [string, string];
};

function drawParts(partsOf: () => readonly Part[], { head, valueHead, radius }: Options): Drawing {
  return {
    option: (look) => ({
      legend: {},
      tooltip: { trigger: 'item', formatter: '{b}: {d}%' },
      series: {
        type: 'pie',
        radius,
        top: 8,
        bottom: 56,
        data: [...partsOf()],
        itemStyle: { borderColor: look['surface-1'], borderWidth: 2 },
        ...labels(radius, look),
      },
    }),
    figures: () => {
      const parts = partsOf();
      const whole = parts.reduce((sum, { value }) => sum + value, 0);
      return {
        heads: [
          translate(head),
          ...(valueHead ? [translate(valueHead)] : []),
          translate('showcase.charts.share'),
        ],
        rows: parts.map(({ name, value }) => [
          name,
          ...(valueHead ? [formatVolume(value)] : []),
          formatShare((value / whole) * 100),
        ]),
      };
    },
  };
}

/** Beside a ring that fills its box there is no room for labels. */
function labels(radius: Options['radius'], look: Look) {
  if (typeof radius !== 'string') return { label: { show: false }, emphasis: { scale: false } };
  return {
    label: {
      formatter: ({ percent = 0 }: { percent?: number }) => `${Math.round(percent)}%`,
      color: look['text-2'],
    },
    labelLine: { length: 6, length2: 6, lineStyle: { color: look['line-strong'] } },
  };
}
