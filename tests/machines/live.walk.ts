import type { InputFrom } from 'xstate';
import { liveMachine } from '../../machines/live.machine';
import { walkOf, type Step as StepOf } from '../support/machines/harness';

type Step = StepOf<typeof liveMachine>;
type Input = InputFrom<typeof liveMachine>;

export const steps = {
  'a minute passes in an open market': { type: 'minute passed', isOpen: true },
  'a minute passes in a closed market': { type: 'minute passed', isOpen: false },
  'the clock jumps': { type: 'clock jumped' },
  'the page is hidden': { type: 'hidden' },
  'the page is visible again': { type: 'visible' },
  'the person retries': { type: 'retry' },
  'prices are refreshed': { type: 'refreshed', at: 2_000 },
  'the refresh fails': { type: 'refresh failed' },
  'a view fails': { type: 'view failed' },
  'the stream is heard': { type: 'heard', at: 3_000 },
  'the stream is interrupted': { type: 'stream interrupted' },
  'the stream is silent': { type: 'stream silent' },
  'the stream ends': { type: 'stream ended' },
  '5 s pass': { wait: 5_000 },
  '15 s pass': { wait: 15_000 },
  '5 min pass': { wait: 300_000 },
} as const satisfies Record<string, Step>;

const ten = { wait: 10_000 } as const;

const situations = {
  'market.open': [],
  'market.open for 10 s': [ten],
  'market.open for 25 s': [steps['15 s pass'], ten],
  'market.open 10 s after a refresh, newer prices of which have come': [ten, steps['prices are refreshed']],
  'market.open 10 s after a jump': [ten, steps['the clock jumps'], ten],
  'market.open 10 s after a retry': [ten, steps['the person retries'], ten],
  'market.open prices.stale': [steps['the refresh fails']],
  'market.open prices.fresh again': [steps['the refresh fails'], steps['prices are refreshed']],
  'market.open.streamed': [steps['the stream is heard']],
  'market.open.streamed for 595 s': [steps['the stream is heard'], steps['5 min pass'], { wait: 295_000 }],
  'market.open.streamed.incomplete for 55 s': [
    ...[steps['the refresh fails'], steps['the stream is heard']],
    ...[{ wait: 30_000 }, { wait: 25_000 }],
  ],
  'market.open.streamed.incomplete 20 s before another failure': [
    ...[steps['the refresh fails'], steps['the stream is heard'], { wait: 20_000 }],
    steps['the refresh fails'],
  ],
  'market.open.streamed after a failure': [steps['the refresh fails'], steps['the stream is heard']],
  'market.open after a stream': [steps['the stream is heard'], steps['the stream ends']],
  'market.closed': [steps['a minute passes in a closed market']],
  'market.hidden': [steps['a minute passes in a closed market'], steps['the page is hidden']],
  'market.outdated.prices': [steps['the page is hidden']],
  'market.outdated.prices beside a stream': [steps['the stream is heard'], steps['the page is hidden']],
  'market.outdated.reopened': [
    steps['the page is hidden'],
    steps['a minute passes in a closed market'],
    steps['a minute passes in an open market'],
  ],
  'market.outdated.reopened since the opening': [
    steps['a minute passes in a closed market'],
    steps['the page is hidden'],
    steps['a minute passes in an open market'],
  ],
  'market.outdated.reopened since a jump': [steps['the page is hidden'], steps['the clock jumps']],
  'market.outdated.closed': [steps['the page is hidden'], steps['a minute passes in a closed market']],
  'market.outdated.closed since a jump': [
    steps['a minute passes in a closed market'],
    steps['the page is hidden'],
    steps['the clock jumps'],
  ],
} as const satisfies Record<string, readonly Step[]>;

export const visibleAndOpen: Input = { asOf: 1_000, isOpen: true, isVisible: true, random: () => 1 };

export const starts = {
  'a visible page in an open market': visibleAndOpen,
  'a visible page in a closed market': { ...visibleAndOpen, isOpen: false },
  'a hidden page in an open market': { ...visibleAndOpen, isVisible: false },
  'a hidden page in a closed market': { ...visibleAndOpen, isOpen: false, isVisible: false },
} as const satisfies Record<string, Input>;

export const { machine, cases, start } = walkOf(liveMachine, {
  situations,
  steps,
  input: visibleAndOpen,
  starts,
});
