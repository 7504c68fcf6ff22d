import { describe, expect, it } from 'vitest';
import { observeAll } from '../support/machines/cases';
import { eventsOf, stableStatesOf, stateNames } from '../support/machines/chart';
import { survivingMutants } from '../support/machines/mutants';
import { missingWalks, walks } from '../support/machines/walks';

describe('the walks', () => {
  it('cover every machine', { tags: ['P9'] }, () => {
    expect(missingWalks()).toEqual([]);
  });
});

describe.each(walks)('$file', (walk) => {
  it('sends every event and visits every state', { tags: ['P9'] }, async () => {
    const events = Object.values(walk.steps).flatMap((step) => ('type' in step ? [step.type] : []));
    const states = Object.values(await observeAll(walk.cases())).flatMap(({ value }) => stateNames(value));

    expect(new Set(events)).toEqual(new Set(eventsOf(walk.machine)));
    expect(new Set(states)).toEqual(new Set(stableStatesOf(walk.machine)));
  });

  it('detects every mutant of the machine', async () => {
    expect(await survivingMutants(walk)).toEqual([]);
  });
});
