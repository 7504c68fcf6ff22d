import type { Look } from './look';

/** The theme of every chart, from the tokens of the page. */
export function chartTheme(look: Look) {
  const text = { color: look['text-2'], fontFamily: look.font, fontSize: 12 };
  const axis = {
    axisLine: { lineStyle: { color: look['line-strong'] } },
    axisTick: { show: false },
    axisLabel: { ...text, color: look['text-3'] },
    splitLine: { lineStyle: { color: look.line } },
    nameTextStyle: { ...text, color: look['text-3'] },
  };
  return {
    color: look.colours,
    textStyle: text,
    categoryAxis: { ...axis, splitLine: { show: false } },
    valueAxis: { ...axis, axisLine: { show: false } },
    legend: {
      bottom: 0,
      icon: 'roundRect',
      itemWidth: 12,
      itemHeight: 8,
      itemGap: 16,
      textStyle: text,
      inactiveColor: look['line-strong'],
    },
    tooltip: {
      // HTML would be written as markup, which Trusted Types refuse.
      renderMode: 'richText',
      confine: true,
      backgroundColor: look['surface-1'],
      borderColor: look['line-strong'],
      textStyle: { ...text, color: look['text-1'] },
      axisPointer: { lineStyle: { color: look['text-3'] }, shadowStyle: { color: `${look['text-3']}26` } },
    },
  };
}
