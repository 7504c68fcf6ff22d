import { expect, it } from 'vitest';
import { createCache } from '../../src/graph/cache';
import { SignalHistoryDocument } from '../../src/graph/signal-history.generated';
import { KnownStepDocument } from '../../src/member/desk/known-step.generated';

it('reads the step of a symbol from the history that another panel has loaded', () => {
  const cache = createCache();
  const variables = { symbol: 'FPT', until: '2026-11-26' };
  expect(cache.readQuery({ query: KnownStepDocument, variables })).toBeNull();

  const brokenBy = { __typename: 'SeriesBreak', kind: 'STEP', day: '2026-11-25' } as const;
  const history = {
    availability: 'READY',
    tradingDays: 2,
    since: '2026-11-25',
    signals: [],
    trackRecords: [],
  };
  cache.writeQuery({
    query: SignalHistoryDocument,
    variables,
    data: { signalHistory: { __typename: 'SignalHistory', symbol: 'FPT', brokenBy, ...history } as never },
  });
  expect(cache.readQuery({ query: KnownStepDocument, variables })?.signalHistory.brokenBy).toEqual(brokenBy);
});
