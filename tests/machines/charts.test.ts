import { readFileSync } from 'node:fs';
import { createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { noticeCodes } from '../../machines/notice';
import { renderDiagram } from '../../scripts/charts/mermaid';
import { emissions, renderCharts } from '../../scripts/charts/render';
import { observeAll, type Case } from '../support/machines/cases';
import { walks } from '../support/machines/walks';

describe('machines/README.md', () => {
  it('is up to date', () => {
    const written = readFileSync(new URL('../../machines/README.md', import.meta.url), 'utf8');
    expect(written, 'machines/README.md is stale: run `npm run charts`').toBe(renderCharts());
  });

  it('names every guard', () => {
    expect(renderCharts()).not.toContain('[unnamed]');
  });

  it.each(walks)('lists exactly what the $machine.id machine emits', async ({ machine, cases }) => {
    const { notices, navigations } = emissions[machine.id] ?? { notices: [], navigations: [] };
    expect(await emittedBy(cases())).toEqual(new Set([...notices, ...navigations]));
  });

  it('lists a machine for every notice code', () => {
    const listed = Object.values(emissions).flatMap(({ notices }) => notices);
    expect(new Set(listed)).toEqual(new Set(noticeCodes));
  });
});

describe('a diagram', () => {
  it('nests compound states, separates regions, and draws no arrow from a state into itself', () => {
    const machine = createMachine({
      id: 'shop',
      initial: 'open',
      states: {
        open: {
          type: 'parallel',
          states: {
            door: {
              initial: 'shut',
              states: { shut: { on: { push: 'ajar' } }, ajar: { after: { 'a while': 'shut' } } },
              on: { alarm: '.shut' },
            },
            light: { initial: 'on', states: { on: {} } },
          },
          on: { close: [{ guard: 'it is late', target: 'closed' }, {}] },
        },
        closed: { type: 'final' },
      },
    });

    expect(renderDiagram(machine).split('\n')).toEqual([
      'stateDiagram-v2',
      '  [*] --> open',
      '  state "open" as open {',
      '    state "door" as open_door {',
      '      [*] --> open_door_shut',
      '      state "shut" as open_door_shut',
      '      state "ajar" as open_door_ajar',
      '    }',
      '    --',
      '    state "light" as open_light {',
      '      [*] --> open_light_on',
      '      state "on" as open_light_on',
      '    }',
      '  }',
      '  state "closed" as closed',
      '  closed --> [*]',
      '  open --> closed : close [it is late]',
      '  open_door_shut --> open_door_shut : close [else]<br/>alarm',
      '  open_door_ajar --> open_door_ajar : close [else]',
      '  open_light_on --> open_light_on : close [else]',
      '  open_door_ajar --> open_door_shut : alarm<br/>after a while',
      '  open_door_shut --> open_door_ajar : push',
    ]);
  });
});

type Emitted = { type: string; code?: string; to?: { page: string } };

/** The codes of the emitted notices and the pages of the emitted navigations. */
async function emittedBy(cases: readonly Case[]) {
  const events: readonly Emitted[] = Object.values(await observeAll(cases)).flatMap(({ emitted }) => emitted);
  return new Set(
    events.flatMap(({ type, code, to }) => {
      if (type === 'notice') return [code];
      return type === 'navigate' ? [to?.page] : [];
    }),
  );
}
