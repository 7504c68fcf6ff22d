import { BarChart, LineChart, PieChart, ScatterChart } from 'echarts/charts';
import { GridComponent, LegendComponent, MarkAreaComponent, TooltipComponent } from 'echarts/components';
import { init, use as register } from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { CanvasRenderer } from 'echarts/renderers';
import type { Drawing } from './drawing';
import { readLook } from './look';
import { chartTheme } from './theme';

register([BarChart, LineChart, PieChart, ScatterChart]);
register([GridComponent, LegendComponent, MarkAreaComponent, TooltipComponent]);
register([CanvasRenderer, LabelLayout]);

/** Draws a chart into an element, as large as the element at any time; returns the function that removes it. */
export function drawChart(element: HTMLElement, { option }: Drawing): () => void {
  const look = readLook(element);
  const size = () => ({ width: element.clientWidth, height: element.clientHeight });
  emptyWithoutMarkup(element);
  const chart = init(element, chartTheme(look), size());
  const still = look.isStill && { animation: false, stateAnimation: { duration: 0 } };
  chart.setOption({ ...option(look), ...still });

  const resizes = new ResizeObserver(() => chart.resize(size()));
  resizes.observe(element);
  return () => {
    resizes.disconnect();
    chart.dispose();
  };
}

/** The library empties its element through `innerHTML`, which Trusted Types refuse even for an empty text. */
function emptyWithoutMarkup(element: HTMLElement) {
  Object.defineProperty(element, 'innerHTML', {
    configurable: true,
    set() {
      element.replaceChildren();
    },
  });
}
