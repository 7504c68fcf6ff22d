import { fromCallback, type AnyStateMachine, type InputFrom } from 'xstate';
import { streamMachine } from '../../machines/stream.machine';
import type { LineSymbols } from '../../machines/stream.setup';
import { casesFor, type Case } from '../support/machines/cases';
import { createFakeServices } from '../support/machines/fake-service';
import { startHarness, type Step as StepOf } from '../support/machines/harness';

type Step = StepOf<typeof streamMachine>;
type Input = InputFrom<typeof streamMachine>;

export const fpt: LineSymbols = { symbols: ['FPT'], depth: [] };
export const withDepth: LineSymbols = { symbols: ['FPT'], depth: ['FPT'] };
/** What alerts and holdings need. */
export const vnm: LineSymbols = { symbols: ['VNM'], depth: [] };
export const listing: LineSymbols = { symbols: 'ALL', depth: [] };
export const nothing: LineSymbols = { symbols: [], depth: [] };

export const steps = {
  'the line is accepted': { type: 'opened' },
  'a comment comes': { type: 'heard' },
  'a row comes': { type: 'row received' },
  'the first row of the further line comes': { type: 'line replaced' },
  'the line ends': { type: 'ended' },
  'the line is refused with 401': { type: 'ended', error: { status: 401 } },
  'the line is refused for 5 min': { type: 'ended', error: { status: 503, retryAfter: 300_000 } },
  'the order book is followed too': {
    type: 'followed changed',
    followed: withDepth,
    followedUnseen: vnm,
  },
  'nothing is followed any more': { type: 'followed changed', followed: nothing, followedUnseen: nothing },
  'the market opens': { type: 'opening hours', isOpen: true },
  'the market closes': { type: 'opening hours', isOpen: false },
  'the network goes': { type: 'offline' },
  'the network returns': { type: 'online' },
  'the page is hidden': { type: 'hidden' },
  'the page is visible soon': { type: 'visible', silentFor: 24_999 },
  'the page is visible after silence': { type: 'visible', silentFor: 25_000 },
  'the page is left': { type: 'page left' },
  'the page is returned to': { type: 'page returned' },
  'nothing has changed': { type: 'demand changed' },
  'another tab leads': { type: 'leader changed' },
  '250 ms pass': { wait: 250 },
  '4 s pass': { wait: 4_000 },
  '15 s pass': { wait: 15_000 },
  '25 s pass': { wait: 25_000 },
  '60 s pass': { wait: 60_000 },
  '6 min pass': { wait: 360_000 },
} as const satisfies Record<string, Step>;

const accepted = steps['the line is accepted'];
const row = steps['a row comes'];
const ends = steps['the line ends'];
const hidden = steps['the page is hidden'];
const wholeListing = { type: 'followed changed', followed: listing, followedUnseen: vnm } as const;
const withBook = {
  type: 'followed changed',
  followed: { ...listing, depth: ['FPT'] },
  followedUnseen: vnm,
} as const;
const ten = { wait: 10_000 } as const;
const twice = [ends, { wait: 4_000 }, ends, { wait: 8_000 }] as const;

const situations = {
  'line.open.opening.connecting': [],
  'line.open.opening.connecting again': [accepted, ends, { wait: 4_000 }],
  'line.open.opening.connecting after two failures': twice,
  'line.open.streaming': [accepted],
  'line.open.streaming for 10 s after a comment': [
    ...[accepted, steps['15 s pass'], steps['a comment comes'], ten],
  ],
  'line.open.streaming for 10 s after a row': [accepted, ten, row, ten],
  'line.open.streaming after two failures': [...twice, accepted],
  'line.open.streaming after a refusal with 401': [
    steps['the line is refused with 401'],
    { wait: 4_000 },
    accepted,
  ],
  'line.open.streaming.symbols.replacing': [accepted, steps['the order book is followed too'], { wait: 250 }],
  'line.open.streaming.symbols.replacing after 20 s of silence': [
    ...[accepted, { wait: 20_000 }, steps['the order book is followed too'], { wait: 250 }],
  ],
  'line.open.streaming.symbols.replacing for 18 s, and heard meanwhile': [
    ...[accepted, steps['the order book is followed too'], { wait: 250 }, ten, row, { wait: 8_000 }],
  ],
  'line.open.streaming 8 s after it has replaced another': [
    ...[accepted, ten, steps['the order book is followed too'], { wait: 250 }],
    ...[steps['the first row of the further line comes'], { wait: 8_000 }],
  ],
  'line.open.streaming.symbols.replacing by a line of the whole listing': [
    ...[accepted, wholeListing, { wait: 250 }],
  ],
  'line.open.streaming.symbols.replacing a line of the whole listing by another of it': [
    ...[accepted, wholeListing, { wait: 250 }],
    ...[steps['the first row of the further line comes'], withBook, { wait: 250 }],
  ],
  'line.open.streaming.symbols.replacing by two lines of the whole listing, one after the other': [
    ...[accepted, wholeListing, { wait: 250 }, withBook, { wait: 250 }],
  ],
  'line.open.streaming.symbols.replacing after two failures': [
    ...twice,
    accepted,
    steps['the order book is followed too'],
    { wait: 250 },
  ],
  'line.open.streaming what has replaced another': [
    accepted,
    steps['the order book is followed too'],
    { wait: 250 },
    steps['the first row of the further line comes'],
  ],
  'line.open.opening.silent': [accepted, row, { wait: 25_000 }],
  'line.waiting': [ends],
  'line.waiting for the second time': [ends, { wait: 4_000 }, ends],
  'line.waiting for the sixth time': [
    ...[4, 8, 16, 32, 60].flatMap((seconds) => [accepted, row, ends, { wait: seconds * 1_000 }]),
    ends,
  ],
  'line.waiting after a line that had lasted': [
    ...[ends, { wait: 4_000 }, accepted],
    ...Array.from({ length: 3 }, () => [{ wait: 20_000 }, row]).flat(),
    ends,
  ],
  'line.waiting as long as the server says': [steps['the line is refused for 5 min']],
  'line.waiting without a network': [ends, steps['the network goes']],
  'line.polling': [...twice, ends],
  'line.polling as long as the server says': [...twice, steps['the line is refused for 5 min']],
  'line.closed in a closed market': [steps['the market closes']],
  'line.closed without a network': [steps['the network goes']],
  'line.closed as the page is left': [accepted, steps['the page is left']],
  'line.closed as nothing is followed': [steps['nothing is followed any more'], { wait: 250 }],
  'demand.settling': [accepted, steps['the order book is followed too']],
  'demand.settling anew': [
    ...[accepted, steps['the order book is followed too'], { wait: 200 }],
    ...[steps['nothing is followed any more'], { wait: 200 }],
  ],
  'demand.settling for 249 ms': [accepted, steps['nothing is followed any more'], { wait: 249 }],
  'demand.settling while connecting': [steps['the order book is followed too']],
  'demand.settling while silent': [
    ...[accepted, row, { wait: 25_000 }],
    steps['the order book is followed too'],
  ],
  'demand.settling while one line replaces another': [
    ...[accepted, steps['the order book is followed too'], { wait: 250 }],
    { type: 'followed changed', followed: vnm, followedUnseen: vnm },
  ],
  'visibility.hidden': [accepted, hidden],
  'visibility.unseen': [accepted, hidden, { wait: 20_000 }, row, { wait: 20_000 }, row, { wait: 20_000 }],
  'visibility.unseen while nothing is open': [steps['the market closes'], hidden, { wait: 60_000 }],
} as const satisfies Record<string, readonly Step[]>;

export { streamMachine as machine };

export const input: Input = {
  followed: fpt,
  followedUnseen: vnm,
  isOpen: true,
  isOnline: true,
  random: () => 1,
};

const starts: Readonly<Record<string, Input>> = {
  'a visible page in an open market': input,
  'a visible page in a closed market': { ...input, isOpen: false },
  'a visible page without a network': { ...input, isOnline: false },
  'a page on which nothing is followed': { ...input, followed: nothing },
  'a page that follows the whole listing': { ...input, followed: listing },
};

/** Returns a function that starts the machine with lines that record what is opened on them, and their end. */
export function provideStream(machine: AnyStateMachine = streamMachine) {
  const services = createFakeServices<never>();
  const line = fromCallback<{ type: string; followed?: object }, LineSymbols>(
    ({ system, input, receive }) => {
      const { requests } = services.get(system);
      requests.push({ opened: input });
      receive((event) => requests.push(event));
      return () => requests.push({ line: 'ended' });
    },
  );
  const provided = machine.provide({ actors: { line } }) as typeof streamMachine;
  return (own: Input = input) => startHarness(provided, { input: own, services });
}

export function cases(machine: AnyStateMachine = streamMachine): Case[] {
  const start = provideStream(machine);
  return [
    ...Object.entries(starts).map(([name, own]) => ({ name, observe: async () => start(own).observe() })),
    ...casesFor<Step>(start, { situations, steps }),
  ];
}
