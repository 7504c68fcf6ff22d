// @module-tag P22
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoAccounts } from '../../mock-server/demo-accounts';
import { openSavedState } from '../../mock-server/saved-state';
import { scenarioNames } from '../../mock-server/scenarios';
import { readable } from '../../src/demo/chosen-brand';
import { storedLogo, WIDEST } from '../../src/demo/logo/logo';
import { createMarketTime, FIRST_DAY, isMarketTime, LAST_DAY } from '../../src/demo/market-time';
import { presetAt, refusedIn, settingsIn, withSettings } from '../../src/demo/settings';
import { scenarioOf } from '../../src/demo/scenario';
import { createPresentation } from '../../src/demo/present/presentation';
import { sceneNames } from '../../src/demo/present/scenes';
import { startStory } from '../../src/demo/story/story';
import { createTour } from '../../src/demo/tour/tour';
import { MAX_NAME, rulesOf } from '../../src/lib/brand';
import { openTabText } from '../../src/lib/storage';
import { addTradingDays } from '../../src/market/calendar';
import { asOf, marketTime, phaseOf } from '../../src/market/clock';
import { keptInBrowser, keptInTab, searches } from '../support/demo-inputs';
import { randomRuns } from '../support/machines/cases';
import { tried } from '../support/tried';

const REAL = new Date('2026-08-27T16:00:00+07:00');

/** A storage that holds these texts. */
function storageOf(texts: Readonly<Record<string, string>>) {
  const kept = new Map(Object.entries(texts));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}

/** What a page of the demo starts with, read as it reads it: from its address before what the tab and the browser keep. */
function start(search: string, tab: Storage, browser: Storage) {
  const address = new URL(`http://localhost:5173/bot${search}`);
  const time = createMarketTime({
    browser: { localStorage: browser, addEventListener() {}, removeEventListener() {} },
    real: () => REAL.getTime(),
  });
  const textOf = (key: string) => openTabText({ sessionStorage: tab }, key);
  const kept = textOf('demo.settings');
  const settings = { ...settingsIn(kept.read() ?? '', REAL), ...settingsIn(address.search, REAL) };
  const scenario = scenarioOf(address.href, scenarioNames);
  const logo = storedLogo(textOf('demo.logo').read(), address.search, kept.read() ?? '');
  const { clock, speed } = settings;
  startStory({ scenario, time, isClockNamed: clock !== undefined, begun: textOf('demo.story') })();
  if (clock === null) time.release();
  else if (clock !== undefined) time.setTo(clock, presetAt(clock));
  if (speed !== undefined && clock !== null) time.setSpeed(speed);
  const { latency = null, faults = [], brand } = settings;
  kept.write(withSettings(address, { latency, faults, ...(brand && { brand }) }).search);
  const state = openSavedState(scenario, browser);
  return {
    settings,
    scenario,
    logo,
    now: time.now(),
    refused: refusedIn(address.search, REAL),
    tour: createTour(textOf('demo.tour')).get(),
    presentation: createPresentation(textOf('demo.presentation')).get(),
    accounts: demoAccounts(state),
    rules: brand && rulesOf({ dark: readable(brand, 'dark'), light: readable(brand, 'light') }),
  };
}

/** Whether the pages and the market can work with what was read. */
function isSound({
  settings,
  scenario,
  logo,
  now,
  tour,
  presentation,
  accounts,
}: ReturnType<typeof start>): boolean {
  const instant = new Date(now);
  const { day } = marketTime(instant);
  const days = [day, addTradingDays(day, 2), addTradingDays(day, -2), asOf(instant).day];
  const { brand, faults = [] } = settings;
  return (
    isMarketTime(now) &&
    days.every((each) => /^20\d\d-\d\d-\d\d$/.test(each)) &&
    phaseOf('HOSE', instant) !== undefined &&
    scenarioNames.some((name) => name === scenario) &&
    // Nothing that ends its place in a style sheet.
    (logo === null || (/^[\w:;,/+=]+$/.test(logo.source + logo.icon) && logo.ratio <= WIDEST)) &&
    (tour === null || Number.isInteger(tour)) &&
    (presentation === null || presentation.scene === null || sceneNames[presentation.scene] !== undefined) &&
    accounts.every(({ email }) => email.includes('@')) &&
    (brand === undefined || (brand.name.length > 0 && brand.name.length <= MAX_NAME)) &&
    new Set(faults.map(({ call }) => call)).size === faults.length
  );
}

describe('a page of the demo', () => {
  it(
    'starts at a time with a market, with settings that exist, whatever its link and its browser hold, and after a reload too',
    { timeout: 600_000 },
    () => {
      fc.assert(
        fc.property(searches, keptInTab, keptInBrowser, (search, inTab, inBrowser) => {
          const [tab, browser] = [storageOf(inTab), storageOf(inBrowser)];
          sessionStorage.setItem('demo.scenario', inTab['demo.scenario'] ?? '');

          return isSound(start(search, tab, browser)) && isSound(start('', tab, browser));
        }),
        randomRuns,
      );
      tried(randomRuns.numRuns, 'random addresses and stored texts');
    },
  );

  it('takes each setting of its link or names it as refused, and never both', { timeout: 600_000 }, () => {
    const keys: Readonly<Record<string, string>> = { lng: 'language', fault: 'faults' };
    fc.assert(
      fc.property(searches, (search) => {
        const named = new URLSearchParams(search);
        const settings = settingsIn(search, REAL);
        const refused = refusedIn(search, REAL);
        for (const name of ['person', 'clock', 'speed', 'latency', 'lng', 'theme', 'brand']) {
          const values = named.getAll(name);
          if (values.length !== 1) continue;
          const isTaken = (keys[name] ?? name) in settings;
          if (refused.includes(`${name}=${values[0]}`) === isTaken) return false;
        }
        return true;
      }),
      randomRuns,
    );
    tried(randomRuns.numRuns, 'random addresses');
  });

  it.each([
    ['?clock=9999-01-01T09:00:00', ['clock=9999-01-01T09:00:00']],
    ['?clock=1900-01-01T09:00:00', ['clock=1900-01-01T09:00:00']],
    [`?clock=${FIRST_DAY}T00:00:00&speed=60`, []],
    [`?clock=${LAST_DAY}T23:59:00&speed=7`, ['speed=7']],
    ['?lng=fr&theme=blue&person=root&latency=3', ['lng=fr', 'theme=blue', 'person=root', 'latency=3']],
    ['?fault=none&fault=500 *&fault=501 *', ['fault=501 *']],
    ['?fault=drop GET /udf/stream once&fault=break *', ['fault=break *']],
    ['?brand=Phù Sa&brand-dark=f2a65a&brand-light=red', ['brand-light=red']],
    ['?tour=7&range=1Y&utm_source=x', []],
  ])('refuses of %s what does not exist: %j', (search, refused) => {
    expect(refusedIn(search, REAL)).toEqual(refused);
  });
});
