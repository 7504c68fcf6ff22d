import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  paintedBy,
  strayedTo,
  type PartnerChartContext,
  type Subject,
} from '../../machines/partner-chart.machine';
import {
  allElse,
  german,
  hpg,
  lightVnm,
  partnerChartBench,
  partnerChartCells,
  steps,
  vnm,
  type Step,
} from './partner-chart.walk';
import { walk, walkOf, type Seen, type Table } from '../support/machines/cases';
import { broken, walks } from '../support/machines/random-runs';

type Context = Partial<PartnerChartContext>;
type Listening = PartnerChartContext['listening'];

const waiting = (inner: 'loading' | 'settling', context: Context) => ({ value: { waiting: inner }, context });
const open = (inner: 'resting' | 'settling' | 'told', context: Context = {}) => ({
  value: { open: inner },
  context,
});
const fallback = { value: 'fallback' };

/** A frame led to a subject, wanted or not any more, that has not said anything. */
const led = (number: number, subject: Subject, listening: Listening = 'unsaid', wanted = subject) => ({
  frame: { number, subject },
  led: subject,
  wanted,
  named: null,
  listening,
});
const asks = (number: number, subject: Subject, listening?: Listening) =>
  waiting('loading', led(number, subject, listening));

const toHpg = { type: 'setSymbol', symbol: 'HPG' };
const toVnm = { type: 'setSymbol', symbol: 'VNM' };
const toLight = { type: 'setTheme', theme: 'light' };
const toGerman = { type: 'setLocale', lang: 'de' };

const wants = (change: (context: Context) => object) => ({
  'VNM is wanted': change({ wanted: vnm }),
  'HPG is wanted': change({ wanted: hpg }),
  'light is wanted': change({ wanted: lightVnm }),
  'German is wanted': change({ wanted: german }),
});
const ends = { failed: fallback, 'give up': fallback };
const whileWaiting = { ...wants((context) => waiting('settling', context)), ...ends };
const whileOpen = { ...wants((context) => open('settling', context)), ...ends };

/** What a frame may say while it is awaited: it is open then, on what it was led to or says. */
const opens = (symbol: string, listening: Listening = 'yes', inner: 'resting' | 'settling' = 'resting') => ({
  loaded: open(inner, { named: symbol }),
  ready: open(inner, { named: symbol, listening }),
  'ready with HPG': open(inner, { named: 'HPG', listening }),
});
/** What an open page may say; one that is ready without a symbol has begun anew, at its address. */
const says = (address: string, listening: Listening = 'yes') => ({
  ready: { context: { named: address, listening } },
  'ready with HPG': { context: { named: 'HPG', listening } },
  'VNM is named': { context: { named: 'VNM' } },
  'HPG is named': { context: { named: 'HPG' } },
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
    seen: asks(1, vnm),
    steps: { ...whileWaiting, ...opens('VNM'), ...passing(8_000, fallback) },
  },
  'waiting.loading for seven seconds, two symbols long': {
    seen: asks(2, hpg),
    steps: { ...whileWaiting, ...opens('HPG'), ...passing(2_999, fallback) },
  },
  'waiting.loading in vain once it was told': {
    seen: { ...asks(2, hpg, 'deaf'), asked: [toHpg] },
    steps: { ...whileWaiting, ...opens('HPG', 'deaf'), ...passing(8_000, fallback) },
  },
  'waiting.settling': {
    seen: waiting('settling', led(1, vnm, 'unsaid', hpg)),
    steps: {
      ...whileWaiting,
      ...opens('VNM', 'yes', 'settling'),
      ...passing(250, asks(2, hpg)),
      '8,000 ms pass': { ...asks(2, hpg), ...fallback },
    },
  },
  'waiting.settling on what is loading': {
    seen: waiting('settling', led(1, vnm)),
    steps: {
      ...whileWaiting,
      ...opens('VNM'),
      ...passing(250, waiting('loading', {})),
      '8,000 ms pass': fallback,
    },
  },
  'open.resting after a load': {
    seen: open('resting', { ...led(1, vnm), named: 'VNM' }),
    steps: { ...whileOpen, ...says('VNM') },
  },
  'open.resting after the page spoke': {
    seen: open('resting', { ...led(1, vnm, 'yes'), named: 'VNM' }),
    steps: { ...whileOpen, ...says('VNM') },
  },
  'open.resting elsewhere': {
    seen: open('resting', { ...led(1, vnm, 'yes'), named: 'HPG' }),
    steps: { ...whileOpen, ...says('VNM') },
  },
  'open.resting after it was told': {
    seen: {
      ...open('resting', { ...led(1, vnm, 'yes', hpg), led: hpg, named: 'HPG' }),
      asked: [toHpg],
    },
    steps: { ...whileOpen, ...says('VNM') },
  },
  'open.resting, deaf': {
    seen: { ...open('resting', { ...led(2, hpg, 'deaf'), named: 'HPG' }), asked: [toHpg] },
    steps: { ...whileOpen, ...says('HPG', 'deaf') },
  },
  'open.settling after a load': {
    seen: open('settling', { ...led(1, vnm, 'unsaid', hpg), named: 'VNM' }),
    steps: { ...whileOpen, ...says('VNM'), ...passing(250, asks(2, hpg)) },
  },
  'open.settling back after a load': {
    seen: open('settling', { ...led(1, vnm), named: 'VNM' }),
    steps: { ...whileOpen, ...says('VNM'), ...passing(250, open('resting')) },
  },
  'open.settling after the page spoke': {
    seen: open('settling', { ...led(1, vnm, 'yes', hpg), named: 'VNM' }),
    steps: {
      ...whileOpen,
      ...says('VNM'),
      ...passing(250, { ...open('told', { led: hpg, named: null }), asked: [toHpg] }),
    },
  },
  'open.settling on what is shown': {
    seen: open('settling', { ...led(1, vnm, 'yes'), named: 'VNM' }),
    steps: { ...whileOpen, ...says('VNM'), ...passing(250, open('resting')) },
  },
  'open.settling on another look': {
    seen: open('settling', { ...led(1, vnm, 'yes', lightVnm), named: 'VNM' }),
    steps: {
      ...whileOpen,
      ...says('VNM'),
      ...passing(250, { ...open('resting', { led: lightVnm }), asked: [toLight] }),
    },
  },
  'open.settling on another language': {
    seen: open('settling', { ...led(1, vnm, 'yes', german), named: 'VNM' }),
    steps: {
      ...whileOpen,
      ...says('VNM'),
      ...passing(250, { ...open('resting', { led: german }), asked: [toGerman] }),
    },
  },
  'open.settling on all else': {
    seen: open('settling', { ...led(1, vnm, 'yes', allElse), named: 'VNM' }),
    steps: {
      ...whileOpen,
      ...says('VNM'),
      ...passing(250, {
        ...open('told', { led: allElse, named: null }),
        asked: [toHpg, toLight, toGerman],
      }),
    },
  },
  'open.settling, deaf': {
    seen: { ...open('settling', { ...led(2, hpg, 'deaf', vnm), named: 'HPG' }), asked: [toHpg] },
    steps: { ...whileOpen, ...says('HPG', 'deaf'), ...passing(250, asks(3, vnm, 'deaf')) },
  },
  'open.settling back while it is told': {
    seen: { ...open('settling', { ...led(1, vnm, 'yes'), led: hpg }), asked: [toHpg] },
    steps: {
      ...whileOpen,
      ...says('VNM'),
      ...passing(250, { ...open('told', { led: vnm }), asked: [toVnm] }),
    },
  },
  'open.settling where it already went': {
    seen: open('settling', { ...led(1, vnm, 'yes', hpg), named: 'HPG' }),
    steps: { ...whileOpen, ...says('VNM'), ...passing(250, open('resting', { led: hpg })) },
  },
  'open.told': {
    seen: { ...open('told', { ...led(1, vnm, 'yes', hpg), led: hpg }), asked: [toHpg] },
    steps: {
      ...whileOpen,
      ready: open('resting', { named: 'HPG' }),
      'ready with HPG': open('resting', { named: 'HPG' }),
      'HPG is named': open('resting', { named: 'HPG' }),
      'VNM is named': open('told', { named: 'VNM' }),
      ...passing(3_000, asks(2, hpg, 'deaf')),
    },
  },
  fallback: {
    seen: { ...fallback, context: led(1, vnm) },
    steps: { ...wants((context) => ({ context })), retry: asks(2, vnm) },
  },
  'fallback of one that listened': {
    seen: { ...fallback, context: { ...led(1, vnm, 'yes'), named: 'VNM' } },
    steps: { ...wants((context) => ({ context })), retry: asks(2, vnm) },
  },
  'fallback of a deaf one': {
    seen: { ...fallback, context: led(2, hpg, 'deaf'), asked: [toHpg] },
    steps: { ...wants((context) => ({ context })), retry: asks(3, hpg, 'deaf') },
  },
};

describe("the partner's chart", () => {
  it('does in every situation what its table says, and nothing else', async () => {
    expect(await walk(partnerChartCells())).toStrictEqual(walkOf(table, steps));
  });

  it('counts as shown from its load to the next wish, and again once that is answered', () => {
    const bench = partnerChartBench();
    const seen = [
      steps.ready,
      steps['HPG is named'],
      steps['VNM is named'],
      steps['HPG is wanted'],
      steps['250 ms pass'],
      steps['HPG is named'],
      steps['give up'],
    ].map((step) => {
      void bench.take(step);
      return [paintedBy(bench.snapshot()), strayedTo(bench.snapshot())];
    });

    expect(seen).toEqual([
      ['VNM', null],
      [null, 'HPG'],
      ['VNM', null],
      [null, null],
      [null, null],
      ['HPG', null],
      [null, null],
    ]);
  });

  it('keeps its promises on random walks', () => {
    const promise = fc.property(fc.array(anyStep, { maxLength: 30 }), (way) => {
      const bench = partnerChartBench();
      const unkept: string[] = [];
      let quiet = 0;
      let awaited = 0;
      for (const step of way) {
        const before = bench.look();
        void bench.take(step);
        const after = bench.look();
        const passed = 'wait' in step ? step.wait : 0;
        quiet = 'type' in step && step.type === 'subject changed' ? 0 : quiet + passed;
        awaited = isWaiting(before) && isWaiting(after) ? awaited + passed : 0;
        unkept.push(...brokenPromises(step, before, after, { quiet, awaited }));
        const [painted, strayed] = [paintedBy(bench.snapshot()), strayedTo(bench.snapshot())];
        if (painted !== null && strayed !== null) unkept.push('shown and elsewhere at once');
      }
      expect(unkept).toEqual([]);
    });

    fc.assert(promise, walks);
  });
});

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<Step>(...Object.values(steps).filter((step) => 'type' in step)) },
  fc.integer({ min: 1, max: 400 }).map((wait): Step => ({ wait })),
  fc.integer({ min: 1, max: 4_000 }).map((wait): Step => ({ wait })),
);

type Look = Seen<PartnerChartContext>;

function isWaiting({ value }: Look) {
  return typeof value === 'object' && 'waiting' in value;
}

function brokenPromises(
  step: Step,
  before: Look,
  { value, context, asked }: Look,
  { quiet, awaited }: { quiet: number; awaited: number },
) {
  const type = 'type' in step ? step.type : 'wait';
  const isNewFrame = context.frame.number !== before.context.frame.number;
  return broken({
    'nobody but the page wants anything':
      type === 'subject changed' || context.wanted === before.context.wanted,
    'a frame is made for what is wanted, one at a time':
      !isNewFrame ||
      (context.frame.number === before.context.frame.number + 1 && context.frame.subject === context.wanted),
    'neither a frame nor a message follows a wish that is not 250 ms old':
      type === 'retry' || quiet >= 250 || (!isNewFrame && asked.length === 0),
    'a page is told nothing before it said that it listens':
      asked.length === 0 || before.context.listening === 'yes',
    'a page that did not answer is told nothing any more':
      before.context.listening !== 'deaf' || context.listening === 'deaf',
    'nobody waits for more than eight seconds': awaited < 8_000,
    'only a person tries again': before.value !== 'fallback' || type === 'retry' || value === 'fallback',
  });
}
