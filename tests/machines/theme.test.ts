// @module-tag P9
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partOfDay } from '../../machines/night';
import { themeSettingsOf, themeOf } from '../../machines/theme.machine';
import type { Theme, ThemeSettings } from '../../machines/theme.setup';
import { differences, expectedOf, randomRuns, type Table } from '../support/machines/cases';
import type { Observation } from '../support/machines/harness';
import { cases, noNight, noSettings, provideTheme, siesta, steps, stored, type Step } from './theme.walk';
import { tried } from '../support/tried';

type Choice = { following: Theme } | { chosen: Theme };
type NightMode = 'off' | { on: 'neither' | 'night' | 'day' };

const off: NightMode = 'off';
const neither: NightMode = { on: 'neither' };
const started = { clock: 'started' };
const stopped = { clock: 'stopped' };

/** The states of both regions, and their tags. */
function at(choice: Choice, nightMode: NightMode): Partial<Observation> {
  const isDark = Object.values(choice).includes('dark');
  const part = nightMode === 'off' || nightMode.on === 'neither' ? [] : [nightMode.on];
  return { value: { choice, nightMode }, tags: [...(isDark ? ['dark'] : []), ...part] };
}

function contextOf(system: Theme, settings = noSettings) {
  return { context: { system, stored: settings, nightHours: settings.nightHours } };
}

const dark: Choice = { chosen: 'dark' };
const light: Choice = { chosen: 'light' };

function systemSteps(choice: Choice, nightMode: NightMode) {
  const changed = (theme: Theme) => ({
    ...('following' in choice && at({ following: theme }, nightMode)),
    context: { system: theme },
  });
  return { 'system changed to dark': changed('dark'), 'system changed to light': changed('light') };
}

/** The steps that change a setting, here or in another tab. */
function settingSteps(system: Theme, first: object[]) {
  const ends = { requests: first };
  const starts = { requests: [...first, started] };
  const adopts = (settings: ThemeSettings) => ({
    context: { stored: settings, nightHours: settings.nightHours },
  });
  return {
    'choose dark': { ...at(dark, off), ...ends },
    'choose light': { ...at(light, off), ...ends },
    'stored settings changed to dark': { ...at(dark, off), ...ends, ...adopts(stored.dark) },
    'stored settings changed to light': { ...at(light, off), ...ends, ...adopts(stored.light) },
    'stored settings changed to nothing': {
      ...at({ following: system }, off),
      ...ends,
      ...adopts(noSettings),
    },
    'stored settings changed to a siesta': { ...at(light, neither), ...starts, ...adopts(stored.siesta) },
  };
}

const chosenHours = { context: { nightHours: siesta } };

function withoutNightMode(choice: Choice, system: Theme): Table[string] {
  return {
    start: { ...at(choice, off), ...contextOf(system) },
    steps: {
      ...systemSteps(choice, off),
      ...settingSteps(system, []),
      'night mode on': { ...at(choice, neither), requests: [started] },
      'choose night hours': chosenHours,
    },
  };
}

function withNightMode(
  choice: Choice,
  nightMode: NightMode,
  { requests = [started], hours = noSettings.nightHours } = {},
) {
  const initial = contextOf('light');
  return {
    start: {
      ...at(choice, nightMode),
      context: { ...initial.context, nightHours: hours },
      requests,
    },
    steps: {
      ...systemSteps(choice, nightMode),
      ...settingSteps('light', [stopped]),
      'night mode off': { ...at(choice, off), requests: [stopped] },
      'choose night hours': { ...at(choice, neither), requests: [stopped, started], ...chosenHours },
      ...(hours !== noNight && {
        'clock at noon': at(choice, { on: 'day' }),
        'clock at midnight': at(choice, { on: 'night' }),
      }),
    },
  };
}

const table: Table = {
  'following light': withoutNightMode({ following: 'light' }, 'light'),
  'following dark': withoutNightMode({ following: 'dark' }, 'dark'),
  'chosen light on system light': withoutNightMode(light, 'light'),
  'chosen light on system dark': withoutNightMode(light, 'dark'),
  'chosen dark on system light': withoutNightMode(dark, 'light'),
  'chosen dark on system dark': withoutNightMode(dark, 'dark'),
  'night mode before the clock reports': withNightMode({ following: 'light' }, neither),
  'night mode by night': withNightMode(light, { on: 'night' }),
  'night mode by day': withNightMode(dark, { on: 'day' }),
  'night mode without a night': withNightMode(dark, neither, {
    requests: [started, stopped, started],
    hours: noNight,
  }),
};

const restored: Table = Object.fromEntries(
  (['dark', 'light'] as const).flatMap((system) => [
    [
      `restored: dark (system ${system})`,
      { start: { ...at(dark, off), ...contextOf(system, stored.dark) }, steps: {} },
    ],
    [
      `restored: light (system ${system})`,
      { start: { ...at(light, off), ...contextOf(system, stored.light) }, steps: {} },
    ],
    [
      `restored: nothing (system ${system})`,
      { start: { ...at({ following: system }, off), ...contextOf(system) }, steps: {} },
    ],
    [
      `restored: siesta (system ${system})`,
      {
        start: { ...at(light, neither), ...contextOf(system, stored.siesta), requests: [started] },
        steps: {},
      },
    ],
  ]),
);

describe('a theme', () => {
  it('does what its table lists in every situation and step, and nothing else', async () => {
    expect(await differences(cases(), { ...expectedOf(restored, {}), ...expectedOf(table, steps) })).toEqual(
      [],
    );
  });

  it('is night mode’s, or else the chosen one, or else the system’s, in random runs', () => {
    const anyTheme = fc.constantFrom<Theme>('dark', 'light');
    const anyInput = fc.record({ stored: fc.constantFrom(...Object.values(stored)), system: anyTheme });
    const anySteps = fc.array(fc.constantFrom(...Object.values(steps)), { maxLength: 12 });

    const start = provideTheme();

    const property = fc.property(anyInput, anySteps, (input, run) => {
      const { actor } = start(input);
      const shown = [];
      const expected = [];
      let model: Model = { ...input.stored, system: input.system, part: null };
      for (const step of run) {
        model = after(model, step);
        actor.send(step);
        const snapshot = actor.getSnapshot();
        shown.push([themeSettingsOf(snapshot), themeOf(snapshot)]);
        expected.push([settingsIn(model), themeIn(model)]);
      }

      expect(shown).toEqual(expected);
    });

    fc.assert(property, randomRuns);
    tried(randomRuns.numRuns, 'random walks');
  });
});

type Model = ThemeSettings & { system: Theme; part: 'night' | 'day' | null };

function after(model: Model, step: Step): Model {
  switch (step.type) {
    case 'choose':
      return { ...model, theme: step.theme, isNightMode: false, part: null };
    case 'system changed':
      return { ...model, system: step.theme };
    case 'stored settings changed':
      return { ...model, ...step.stored, part: null };
    case 'night mode on':
      return { ...model, isNightMode: true };
    case 'night mode off':
      return { ...model, isNightMode: false, part: null };
    case 'choose night hours':
      return { ...model, nightHours: step.nightHours, part: null };
    case 'clock':
      return { ...model, part: model.isNightMode ? partOfDay(model.nightHours, step.time) : null };
  }
}

function settingsIn({ theme, isNightMode, nightHours }: Model): ThemeSettings {
  return { theme, isNightMode, nightHours };
}

function themeIn({ part, theme, system }: Model): Theme {
  if (part !== null) return part === 'night' ? 'dark' : 'light';
  return theme ?? system;
}
