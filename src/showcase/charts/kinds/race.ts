import { translate } from '../../../i18n/i18n';
import type { Drawing } from '../drawing';
import { growth, quarterAt, sectors } from '../sample';

const quarters = growth.banks.map((_, index) => quarterAt(index));
const nameOf = (sector: (typeof sectors)[number]) => translate(`showcase.charts.${sector}`);

/** How long the lines run, in ms: what moves by itself for longer would need a button that stops it. */
const RACE_TIME = 4_000;

/** Lines that grow from the left, each with its name and its value at the end; a new drawing runs again. */
export function createRace(): Drawing {
  return {
    option: () => ({
      tooltip: { trigger: 'axis', order: 'valueDesc' },
      grid: { left: 0, right: 132, top: 12, bottom: 8 },
      xAxis: { type: 'category', boundaryGap: false, data: quarters },
      yAxis: { type: 'value', scale: true },
      animationDuration: RACE_TIME,
      animationEasing: 'linear',
      series: sectors.map((sector) => ({
        type: 'line',
        name: nameOf(sector),
        data: [...growth[sector]],
        showSymbol: false,
        lineStyle: { width: 2 },
        endLabel: {
          show: true,
          valueAnimation: true,
          color: 'inherit',
          formatter: ({ seriesName, value }) => `${seriesName} ${Math.round(Number(value))}`,
        },
        labelLayout: { moveOverlap: 'shiftY' },
        emphasis: { focus: 'series' },
      })),
    }),
    figures: () => ({
      heads: [translate('showcase.charts.quarter'), ...sectors.map(nameOf)],
      rows: quarters.map((quarter, index) => [
        quarter,
        ...sectors.map((sector) => String(growth[sector][index])),
      ]),
    }),
  };
}
