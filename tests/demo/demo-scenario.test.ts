import { describe, expect, it } from 'vitest';
import { scenarioOf } from '../../src/demo/scenario';

const known = ['demo', 'slow', 'expired'];
const HOME = 'http://localhost:5173/';

describe('the scenario that the demo starts on', () => {
  it('is the usual one, or the one in the address, even where it is unknown', () => {
    const addresses = [HOME, `${HOME}?scenario=slow`, `${HOME}?scenario=typo`];
    expect(addresses.map((address) => scenarioOf(address, known))).toEqual(['demo', 'slow', 'typo']);
  });

  it('is what this tab chose before, on whatever page, unless the address names another or nobody knows it', () => {
    sessionStorage.setItem('demo.scenario', 'slow');
    const kept = [`${HOME}technical/HPG`, `${HOME}?scenario=demo`].map((address) =>
      scenarioOf(address, known),
    );
    sessionStorage.setItem('demo.scenario', 'of an older version');

    expect([kept, scenarioOf(HOME, known)]).toEqual([['slow', 'demo'], 'demo']);
  });
});
