import { partnerChartMachine } from '../../machines/partner-chart.machine';
import type { ChartRequest } from '../../machines/partner-chart.setup';
import { walkOf, type Step as StepOf } from '../support/machines/harness';

export type Step = StepOf<typeof partnerChartMachine>;

export const vnm: ChartRequest = { symbol: 'VNM', theme: 'dark', lang: 'vi' };
export const hpg: ChartRequest = { ...vnm, symbol: 'HPG' };
export const lightVnm: ChartRequest = { ...vnm, theme: 'light' };
export const german: ChartRequest = { ...vnm, lang: 'de' };
export const everythingElse: ChartRequest = { symbol: 'HPG', theme: 'light', lang: 'de' };

const request = (changed: ChartRequest): Step => ({ type: 'request changed', request: changed });

export const steps = {
  'VNM is requested': request(vnm),
  'HPG is requested': request(hpg),
  'light is requested': request(lightVnm),
  'German is requested': request(german),
  loaded: { type: 'loaded' },
  ready: { type: 'ready', symbol: null },
  'ready with HPG': { type: 'ready', symbol: 'HPG' },
  'VNM is reported': { type: 'symbol reported', symbol: 'VNM' },
  'HPG is reported': { type: 'symbol reported', symbol: 'HPG' },
  failed: { type: 'failed' },
  'use own chart': { type: 'use own chart' },
  retry: { type: 'retry' },
  '249 ms pass': { wait: 249 },
  '250 ms pass': { wait: 250 },
  '2,999 ms pass': { wait: 2_999 },
  '3,000 ms pass': { wait: 3_000 },
  '7,999 ms pass': { wait: 7_999 },
  '8,000 ms pass': { wait: 8_000 },
} as const satisfies Record<string, Step>;

const { loaded, ready, 'HPG is requested': requestHpg, 'VNM is requested': requestVnm } = steps;
const pause = { wait: 250 };
const unanswered = [ready, requestHpg, pause, { wait: 3_000 }];

const situations = {
  'waiting.loading': [],
  'waiting.loading for seven seconds and two symbols': [{ wait: 4_000 }, requestHpg, pause, { wait: 2_750 }],
  'waiting.loading after an unanswered command': unanswered,
  'waiting.debouncing': [requestHpg],
  'waiting.debouncing on what is loading': [requestHpg, requestVnm],
  'open.idle after a load': [loaded],
  'open.idle after the page was ready': [ready],
  'open.idle on another symbol': [ready, steps['HPG is reported']],
  'open.idle after a command': [ready, requestHpg, pause, steps['HPG is reported']],
  'open.idle (unresponsive)': [...unanswered, ready],
  'open.debouncing after a load': [loaded, requestHpg],
  'open.debouncing back after a load': [loaded, requestHpg, requestVnm],
  'open.debouncing after the page was ready': [ready, requestHpg],
  'open.debouncing on what is shown': [ready, requestHpg, requestVnm],
  'open.debouncing on another theme': [ready, request(lightVnm)],
  'open.debouncing on another language': [ready, request(german)],
  'open.debouncing on everything else': [ready, request(everythingElse)],
  'open.debouncing (unresponsive)': [...unanswered, ready, requestVnm],
  'open.debouncing back during a command': [ready, requestHpg, pause, requestVnm],
  'open.debouncing where it already is': [ready, steps['HPG is reported'], requestHpg],
  'open.commanded': [ready, requestHpg, pause],
  fallback: [{ wait: 8_000 }],
  'fallback of one that supports messages': [ready, steps.failed],
  'fallback of an unresponsive one': [...unanswered, { wait: 8_000 }],
} as const satisfies Record<string, readonly Step[]>;

export const { machine, cases, start } = walkOf(partnerChartMachine, {
  situations,
  steps,
  input: { request: vnm },
});
