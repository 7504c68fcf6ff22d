import type { Resolution } from '../../../graph/resolvers.types';
import { overlays, panes, type Indicator } from './indicators';
import { openingRange, ranges, type Range } from './range';

/** What a person has chosen to see of a symbol. */
export type ChartView = {
  resolution: Resolution;
  range: Range;
  /** In the order of their list, each once. */
  shown: readonly Indicator[];
  isLog: boolean;
  /** Whether the market's index is drawn beside the symbol. */
  isCompared: boolean;
};

/** The index that a symbol is compared with. */
export const INDEX = 'VNINDEX';

/** The lengths of a bar by the letters of an address, the shortest first. */
export const resolutions = { D: 'DAY', W: 'WEEK', M: 'MONTH' } as const satisfies Record<string, Resolution>;

const usualIndicators: readonly Indicator[] = ['sma20', 'sma50', 'sma200'];
const indicators: readonly Indicator[] = [...overlays, ...panes];
const parameters = ['d', 'range', 'show', 'log', 'vs'] as const;

/** The range that a page of so many pixels opens with. */
export function usualRange(resolution: Resolution, pageWidth: number): Range {
  return resolution === 'DAY' ? openingRange(pageWidth) : '5Y';
}

/** Whether the search part of an address chooses anything of a chart. */
export function hasChoices(search: string): boolean {
  const asked = new URLSearchParams(search);
  return parameters.some((name) => asked.has(name));
}

/** What an address (`?d=W&range=1Y&show=sma20,rsi&log=1&vs=VNINDEX`) asks to see; the usual where it says nothing that is known. */
export function viewIn(search: string, pageWidth: number): ChartView {
  const asked = new URLSearchParams(search);
  const letter = asked.get('d') ?? '';
  const resolution = isLetter(letter) ? resolutions[letter] : 'DAY';
  const range = asked.get('range');
  const show = asked.get('show')?.split(',');
  return {
    resolution,
    range: ranges.find((known) => known === range) ?? usualRange(resolution, pageWidth),
    shown: show ? indicators.filter((name) => show.includes(name)) : usualIndicators,
    isLog: asked.get('log') === '1',
    isCompared: asked.get('vs') === INDEX,
  };
}

/** Whether this is what a page of so many pixels shows of itself. */
export function isUsual(view: ChartView, pageWidth: number): boolean {
  return searchOf(view, '') === searchOf(viewIn('', pageWidth), '');
}

/**
 * A search part with these choices, and with everything else that it says. The length of a bar and the span always
 * stand in it, as what is usual differs from page to page; of the others what is usual is left out.
 */
export function searchOf(view: ChartView, search: string): string {
  const { resolution, range, isLog, isCompared } = view;
  const shown = indicators.filter((name) => view.shown.includes(name));
  const letter = Object.entries(resolutions).find(([, known]) => known === resolution)?.[0] ?? 'D';
  const choices: Record<(typeof parameters)[number], string | null> = {
    d: letter,
    range,
    show: shown.join() === usualIndicators.join() ? null : shown.join(),
    log: isLog ? '1' : null,
    vs: isCompared ? INDEX : null,
  };

  const asked = new URLSearchParams(search);
  for (const name of parameters) {
    asked.delete(name);
    const choice = choices[name];
    if (choice !== null) asked.set(name, choice);
  }
  return readable(asked);
}

/** Only the choices of a search part: what is worth remembering. */
export function choicesIn(search: string): string {
  const asked = new URLSearchParams(search);
  return readable(new URLSearchParams([...asked].filter(([name]) => parameters.some((own) => own === name))));
}

/** A search part that leaves the length of a bar and the span to what is usual. */
export function withoutSpan(search: string): string {
  const asked = new URLSearchParams(search);
  asked.delete('d');
  asked.delete('range');
  return readable(asked);
}

function readable(asked: URLSearchParams) {
  return asked.toString().replaceAll('%2C', ',');
}

function isLetter(text: string): text is keyof typeof resolutions {
  return Object.hasOwn(resolutions, text);
}
