import { createActor, SimulatedClock } from 'xstate';
import {
  partnerChartMachine,
  type PartnerChartContext,
  type PartnerChartEvent,
  type Subject,
  type Wish,
} from '../../machines/partner-chart.machine';
import { cellsOf, seenOf, type Bench, type Cell } from '../support/machines/cases';

export type Step = PartnerChartEvent | { wait: number };

export const vnm: Subject = { symbol: 'VNM', theme: 'dark', lang: 'vi' };
export const hpg: Subject = { ...vnm, symbol: 'HPG' };
export const lightVnm: Subject = { ...vnm, theme: 'light' };
export const german: Subject = { ...vnm, lang: 'de' };
export const allElse: Subject = { symbol: 'HPG', theme: 'light', lang: 'de' };

const want = (subject: Subject): Step => ({ type: 'subject changed', subject });

export const steps = {
  'VNM is wanted': want(vnm),
  'HPG is wanted': want(hpg),
  'light is wanted': want(lightVnm),
  'German is wanted': want(german),
  loaded: { type: 'loaded' },
  ready: { type: 'ready', symbol: null },
  'ready with HPG': { type: 'ready', symbol: 'HPG' },
  'VNM is named': { type: 'symbol named', symbol: 'VNM' },
  'HPG is named': { type: 'symbol named', symbol: 'HPG' },
  failed: { type: 'failed' },
  'give up': { type: 'give up' },
  retry: { type: 'retry' },
  '249 ms pass': { wait: 249 },
  '250 ms pass': { wait: 250 },
  '2,999 ms pass': { wait: 2_999 },
  '3,000 ms pass': { wait: 3_000 },
  '7,999 ms pass': { wait: 7_999 },
  '8,000 ms pass': { wait: 8_000 },
} as const satisfies Record<string, Step>;

const { loaded, ready, 'HPG is wanted': wantHpg, 'VNM is wanted': wantVnm } = steps;
const pause = { wait: 250 };
const unheard = [ready, wantHpg, pause, { wait: 3_000 }];

export const situations = {
  'waiting.loading': [],
  'waiting.loading for seven seconds, two symbols long': [{ wait: 4_000 }, wantHpg, pause, { wait: 2_750 }],
  'waiting.loading in vain once it was told': unheard,
  'waiting.settling': [wantHpg],
  'waiting.settling on what is loading': [wantHpg, wantVnm],
  'open.resting after a load': [loaded],
  'open.resting after the page spoke': [ready],
  'open.resting elsewhere': [ready, steps['HPG is named']],
  'open.resting after it was told': [ready, wantHpg, pause, steps['HPG is named']],
  'open.resting, deaf': [...unheard, ready],
  'open.settling after a load': [loaded, wantHpg],
  'open.settling back after a load': [loaded, wantHpg, wantVnm],
  'open.settling after the page spoke': [ready, wantHpg],
  'open.settling on what is shown': [ready, wantHpg, wantVnm],
  'open.settling on another look': [ready, want(lightVnm)],
  'open.settling on another language': [ready, want(german)],
  'open.settling on all else': [ready, want(allElse)],
  'open.settling, deaf': [...unheard, ready, wantVnm],
  'open.settling back while it is told': [ready, wantHpg, pause, wantVnm],
  'open.settling where it already went': [ready, steps['HPG is named'], wantHpg],
  'open.told': [ready, wantHpg, pause],
  fallback: [{ wait: 8_000 }],
  'fallback of one that listened': [ready, steps.failed],
  'fallback of a deaf one': [...unheard, { wait: 8_000 }],
} as const satisfies Record<string, readonly Step[]>;

export function partnerChartBench(machine = partnerChartMachine): Bench<Step, PartnerChartContext> & {
  snapshot: () => ReturnType<ReturnType<typeof start>['actor']['getSnapshot']>;
} {
  const { actor, clock, asked } = start(machine);
  return {
    take: (step) => ('wait' in step ? clock.increment(step.wait) : actor.send(step)),
    look: () => seenOf(actor.getSnapshot(), [], asked),
    snapshot: () => actor.getSnapshot(),
  };
}

function start(machine: typeof partnerChartMachine) {
  const asked: Wish[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(machine, { input: { subject: vnm }, clock });
  actor.on('tell', ({ wish }) => asked.push(wish));
  actor.subscribe({ error: () => {} });
  actor.start();
  return { actor, clock, asked };
}

export function partnerChartCells(machine = partnerChartMachine): Cell[] {
  return cellsOf(() => partnerChartBench(machine), { situations, steps });
}
