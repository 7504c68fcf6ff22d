// @module-tag P9
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selectDiverged, selectPainted } from '../../machines/partner-chart.machine';
import type { ChartRequest, PartnerChartContext } from '../../machines/partner-chart.setup';
import { differences, expectedOf, randomRuns, violations, type Table } from '../support/machines/cases';
import type { Observation } from '../support/machines/harness';
import {
  cases,
  everythingElse,
  german,
  hpg,
  lightVnm,
  start,
  steps,
  vnm,
  type Step,
} from './partner-chart.walk';
import { tried } from '../support/tried';

type Context = Partial<PartnerChartContext>;
type Messaging = PartnerChartContext['messaging'];

const waiting = (inner: 'loading' | 'debouncing', context: Context) => ({
  value: { waiting: inner },
  context,
});
const open = (inner: 'idle' | 'debouncing' | 'commanded', context: Context = {}) => ({
  value: { open: inner },
  context,
});
const fallback = { value: 'fallback' };

/** A frame commanded to a request, the current one or not, that has reported nothing yet. */
const framed = (
  number: number,
  request: ChartRequest,
  messaging: Messaging = 'unknown',
  requested = request,
) => ({
  frame: { number, request },
  commanded: request,
  requested,
  reported: null,
  messaging,
});
const loads = (number: number, request: ChartRequest, messaging?: Messaging) =>
  waiting('loading', framed(number, request, messaging));

const toHpg = { type: 'command', command: { type: 'setSymbol', symbol: 'HPG' } };
const toVnm = { type: 'command', command: { type: 'setSymbol', symbol: 'VNM' } };
const toLight = { type: 'command', command: { type: 'setTheme', theme: 'light' } };
const toGerman = { type: 'command', command: { type: 'setLocale', lang: 'de' } };

const requests = (change: (context: Context) => object) => ({
  'VNM is requested': change({ requested: vnm }),
  'HPG is requested': change({ requested: hpg }),
  'light is requested': change({ requested: lightVnm }),
  'German is requested': change({ requested: german }),
});
const ends = { failed: fallback, 'use own chart': fallback };
const whileWaiting = { ...requests((context) => waiting('debouncing', context)), ...ends };
const whileOpen = { ...requests((context) => open('debouncing', context)), ...ends };

/** The reports of a loading frame: it opens on the symbol it was commanded to or reports. */
const opens = (
  symbol: string,
  messaging: Messaging = 'supported',
  inner: 'idle' | 'debouncing' = 'idle',
) => ({
  loaded: open(inner, { reported: symbol }),
  ready: open(inner, { reported: symbol, messaging }),
  'ready with HPG': open(inner, { reported: 'HPG', messaging }),
});
/** The reports of an open page; one that is ready without a symbol has been reloaded at its address. */
const reports = (address: string, messaging: Messaging = 'supported') => ({
  ready: { context: { reported: address, messaging } },
  'ready with HPG': { context: { reported: 'HPG', messaging } },
  'VNM is reported': { context: { reported: 'VNM' } },
  'HPG is reported': { context: { reported: 'HPG' } },
});

const times = [250, 2_999, 3_000, 7_999, 8_000] as const;
const passing = (since: (typeof times)[number], change: object, until = 8_000) =>
  Object.fromEntries(
    times
      .filter((ms) => ms >= since && ms <= until)
      .map((ms) => [`${ms.toLocaleString('en')} ms pass`, change]),
  );

const table: Table = {
  'waiting.loading': {
    start: loads(1, vnm),
    steps: { ...whileWaiting, ...opens('VNM'), ...passing(8_000, fallback) },
  },
  'waiting.loading for seven seconds and two symbols': {
    start: loads(2, hpg),
    steps: { ...whileWaiting, ...opens('HPG'), ...passing(2_999, fallback) },
  },
  'waiting.loading after an unanswered command': {
    start: { ...loads(2, hpg, 'unresponsive'), emitted: [toHpg] },
    steps: { ...whileWaiting, ...opens('HPG', 'unresponsive'), ...passing(8_000, fallback) },
  },
  'waiting.debouncing': {
    start: waiting('debouncing', framed(1, vnm, 'unknown', hpg)),
    steps: {
      ...whileWaiting,
      ...opens('VNM', 'supported', 'debouncing'),
      ...passing(250, loads(2, hpg)),
      '8,000 ms pass': { ...loads(2, hpg), ...fallback },
    },
  },
  'waiting.debouncing on what is loading': {
    start: waiting('debouncing', framed(1, vnm)),
    steps: {
      ...whileWaiting,
      ...opens('VNM'),
      ...passing(250, waiting('loading', {})),
      '8,000 ms pass': fallback,
    },
  },
  'open.idle after a load': {
    start: open('idle', { ...framed(1, vnm), reported: 'VNM' }),
    steps: { ...whileOpen, ...reports('VNM') },
  },
  'open.idle after the page was ready': {
    start: open('idle', { ...framed(1, vnm, 'supported'), reported: 'VNM' }),
    steps: { ...whileOpen, ...reports('VNM') },
  },
  'open.idle on another symbol': {
    start: open('idle', { ...framed(1, vnm, 'supported'), reported: 'HPG' }),
    steps: { ...whileOpen, ...reports('VNM') },
  },
  'open.idle after a command': {
    start: {
      ...open('idle', { ...framed(1, vnm, 'supported', hpg), commanded: hpg, reported: 'HPG' }),
      emitted: [toHpg],
    },
    steps: { ...whileOpen, ...reports('VNM') },
  },
  'open.idle (unresponsive)': {
    start: { ...open('idle', { ...framed(2, hpg, 'unresponsive'), reported: 'HPG' }), emitted: [toHpg] },
    steps: { ...whileOpen, ...reports('HPG', 'unresponsive') },
  },
  'open.debouncing after a load': {
    start: open('debouncing', { ...framed(1, vnm, 'unknown', hpg), reported: 'VNM' }),
    steps: { ...whileOpen, ...reports('VNM'), ...passing(250, loads(2, hpg)) },
  },
  'open.debouncing back after a load': {
    start: open('debouncing', { ...framed(1, vnm), reported: 'VNM' }),
    steps: { ...whileOpen, ...reports('VNM'), ...passing(250, open('idle')) },
  },
  'open.debouncing after the page was ready': {
    start: open('debouncing', { ...framed(1, vnm, 'supported', hpg), reported: 'VNM' }),
    steps: {
      ...whileOpen,
      ...reports('VNM'),
      ...passing(250, { ...open('commanded', { commanded: hpg, reported: null }), emitted: [toHpg] }),
    },
  },
  'open.debouncing on what is shown': {
    start: open('debouncing', { ...framed(1, vnm, 'supported'), reported: 'VNM' }),
    steps: { ...whileOpen, ...reports('VNM'), ...passing(250, open('idle')) },
  },
  'open.debouncing on another theme': {
    start: open('debouncing', { ...framed(1, vnm, 'supported', lightVnm), reported: 'VNM' }),
    steps: {
      ...whileOpen,
      ...reports('VNM'),
      ...passing(250, { ...open('idle', { commanded: lightVnm }), emitted: [toLight] }),
    },
  },
  'open.debouncing on another language': {
    start: open('debouncing', { ...framed(1, vnm, 'supported', german), reported: 'VNM' }),
    steps: {
      ...whileOpen,
      ...reports('VNM'),
      ...passing(250, { ...open('idle', { commanded: german }), emitted: [toGerman] }),
    },
  },
  'open.debouncing on everything else': {
    start: open('debouncing', { ...framed(1, vnm, 'supported', everythingElse), reported: 'VNM' }),
    steps: {
      ...whileOpen,
      ...reports('VNM'),
      ...passing(250, {
        ...open('commanded', { commanded: everythingElse, reported: null }),
        emitted: [toHpg, toLight, toGerman],
      }),
    },
  },
  'open.debouncing (unresponsive)': {
    start: {
      ...open('debouncing', { ...framed(2, hpg, 'unresponsive', vnm), reported: 'HPG' }),
      emitted: [toHpg],
    },
    steps: {
      ...whileOpen,
      ...reports('HPG', 'unresponsive'),
      ...passing(250, loads(3, vnm, 'unresponsive')),
    },
  },
  'open.debouncing back during a command': {
    start: { ...open('debouncing', { ...framed(1, vnm, 'supported'), commanded: hpg }), emitted: [toHpg] },
    steps: {
      ...whileOpen,
      ...reports('VNM'),
      ...passing(250, { ...open('commanded', { commanded: vnm }), emitted: [toVnm] }),
    },
  },
  'open.debouncing where it already is': {
    start: open('debouncing', { ...framed(1, vnm, 'supported', hpg), reported: 'HPG' }),
    steps: { ...whileOpen, ...reports('VNM'), ...passing(250, open('idle', { commanded: hpg })) },
  },
  'open.commanded': {
    start: {
      ...open('commanded', { ...framed(1, vnm, 'supported', hpg), commanded: hpg }),
      emitted: [toHpg],
    },
    steps: {
      ...whileOpen,
      ready: open('idle', { reported: 'HPG' }),
      'ready with HPG': open('idle', { reported: 'HPG' }),
      'HPG is reported': open('idle', { reported: 'HPG' }),
      'VNM is reported': open('commanded', { reported: 'VNM' }),
      ...passing(3_000, loads(2, hpg, 'unresponsive')),
    },
  },
  fallback: {
    start: { ...fallback, context: framed(1, vnm) },
    steps: { ...requests((context) => ({ context })), retry: loads(2, vnm) },
  },
  'fallback of one that supports messages': {
    start: { ...fallback, context: { ...framed(1, vnm, 'supported'), reported: 'VNM' } },
    steps: { ...requests((context) => ({ context })), retry: loads(2, vnm) },
  },
  'fallback of an unresponsive one': {
    start: { ...fallback, context: framed(2, hpg, 'unresponsive'), emitted: [toHpg] },
    steps: { ...requests((context) => ({ context })), retry: loads(3, hpg, 'unresponsive') },
  },
};

describe("the partner's chart", () => {
  it('does what its table lists in every situation and step, and nothing else', async () => {
    expect(await differences(cases(), expectedOf(table, steps))).toEqual([]);
  });

  it('counts as painted from its load to the next request, and again once that is reported', () => {
    const harness = start();
    const selected = [
      steps.ready,
      steps['HPG is reported'],
      steps['VNM is reported'],
      steps['HPG is requested'],
      steps['250 ms pass'],
      steps['HPG is reported'],
      steps['use own chart'],
    ].map((step) => {
      harness.run(step);
      return [selectPainted(harness.actor.getSnapshot()), selectDiverged(harness.actor.getSnapshot())];
    });

    expect(selected).toEqual([
      ['VNM', null],
      [null, 'HPG'],
      ['VNM', null],
      [null, null],
      [null, null],
      ['HPG', null],
      [null, null],
    ]);
  });

  it('keeps its invariants in random runs', () => {
    const property = fc.property(fc.array(anyStep, { maxLength: 30 }), (run) => {
      const harness = start();
      const violated: string[] = [];
      let quiet = 0;
      let awaited = 0;
      for (const step of run) {
        const before = harness.observe();
        harness.run(step);
        const after = harness.observe();
        const passed = 'wait' in step ? step.wait : 0;
        quiet = 'type' in step && step.type === 'request changed' ? 0 : quiet + passed;
        awaited = isWaiting(before) && isWaiting(after) ? awaited + passed : 0;
        violated.push(...violatedInvariants(step, before, after, { quiet, awaited }));
        const [painted, diverged] = [
          selectPainted(harness.actor.getSnapshot()),
          selectDiverged(harness.actor.getSnapshot()),
        ];
        if (painted !== null && diverged !== null) violated.push('painted and diverged at once');
      }
      expect(violated).toEqual([]);
    });

    fc.assert(property, randomRuns);
    tried(randomRuns.numRuns, 'random walks');
  });
});

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<Step>(...Object.values(steps).filter((step) => 'type' in step)) },
  fc.integer({ min: 1, max: 400 }).map((wait): Step => ({ wait })),
  fc.integer({ min: 1, max: 4_000 }).map((wait): Step => ({ wait })),
);

type Observed = Observation<PartnerChartContext>;

function isWaiting({ value }: Observed) {
  return typeof value === 'object' && 'waiting' in value;
}

function violatedInvariants(
  step: Step,
  before: Observed,
  { value, context, emitted }: Observed,
  { quiet, awaited }: { quiet: number; awaited: number },
) {
  const type = 'type' in step ? step.type : 'wait';
  const isNewFrame = context.frame.number !== before.context.frame.number;
  return violations({
    'only a changed request changes the request':
      type === 'request changed' || context.requested === before.context.requested,
    'frames load the request, one at a time':
      !isNewFrame ||
      (context.frame.number === before.context.frame.number + 1 &&
        context.frame.request === context.requested),
    'neither a frame nor a command follows a request within 250 ms':
      type === 'retry' || quiet >= 250 || (!isNewFrame && emitted.length === 0),
    'no command is sent before the page has reported that it supports messages':
      emitted.length === 0 || before.context.messaging === 'supported',
    'an unresponsive page stays unresponsive':
      before.context.messaging !== 'unresponsive' || context.messaging === 'unresponsive',
    'loading takes less than eight seconds': awaited < 8_000,
    'only a person retries': before.value !== 'fallback' || type === 'retry' || value === 'fallback',
  });
}
