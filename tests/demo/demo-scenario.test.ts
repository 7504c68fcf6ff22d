import { describe, expect, it } from 'vitest';
import { scenarioOf } from '../../src/demo/scenario';

const known = ['demo', 'slow', 'expired'];
const HOME = 'http://localhost:5173/';

describe('the scenario that the demo starts on', () => {
  it('is the usual one, or the one in the address, even where it is unknown', () => {
    const addresses = [HOME, `${HOME}?scenario=slow`, `${HOME}?scenario=typo`];
    expect(addresses.map((address) => scenarioOf(address, known))).toEqual(['demo', 'slow', 'typo']);
  });

  it.each(['slow', 'failing'])(
    'is %s on every later page of the tab once an address has named it',
    (name) => {
      const all = [...known, 'failing'];
      const pages = [
        `${HOME}about?scenario=${name}`,
        `${HOME}auth/login`,
        HOME,
        `${HOME}?scenario=demo`,
        HOME,
      ];

      expect(pages.map((address) => scenarioOf(address, all))).toEqual([name, name, name, 'demo', 'demo']);
    },
  );

  it('is the usual one again after an address that named one for a single page, or an unknown one', () => {
    const pages = [`${HOME}?scenario=expired`, HOME, `${HOME}?scenario=typo`, HOME];
    expect(pages.map((address) => scenarioOf(address, known))).toEqual(['expired', 'demo', 'typo', 'demo']);
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
