import { readFileSync } from 'node:fs';
import { createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { noticeCodes } from '../../machines/notice';
import { mermaidOf } from '../../scripts/charts/mermaid';
import { renderCharts, told } from '../../scripts/charts/render';
import { confirmationCells } from './confirmation.walk';
import { noticesCells } from './notices.walk';
import { partnerChartFocusCells } from './partner-chart-focus.walk';
import { partnerChartCells } from './partner-chart.walk';
import { recoveryCells } from './recovery.walk';
import { securityCodeCells } from './security-code.walk';
import { sessionCells } from './session.walk';
import { themeCells } from './theme.walk';
import { walk, type Cell } from '../support/machines/cases';
import { watchlistCells } from './watchlist.walk';

describe('machines/README.md', () => {
  it('draws the machines as they are', () => {
    const written = readFileSync(new URL('../../machines/README.md', import.meta.url), 'utf8');
    expect(written, 'machines/README.md is stale: run `npm run charts`').toBe(renderCharts());
  });

  it.each([
    { machine: 'session', cells: sessionCells() },
    { machine: 'watchlist', cells: watchlistCells() },
    { machine: 'theme', cells: themeCells() },
    { machine: 'notices', cells: noticesCells() },
    { machine: 'partner chart', cells: partnerChartCells() },
    { machine: 'partner chart focus', cells: partnerChartFocusCells() },
    { machine: 'recovery', cells: recoveryCells() },
    { machine: 'security code', cells: securityCodeCells() },
    { machine: 'confirmation', cells: confirmationCells() },
  ])('names exactly what the $machine machine tells', async ({ machine, cells }) => {
    const { notices, navigations } = told[machine] ?? { notices: [], navigations: [] };
    expect(await factsOf(cells)).toEqual(new Set([...notices, ...navigations]));
  });

  it('knows a machine for every notice there is', () => {
    expect(new Set(Object.values(told).flatMap(({ notices }) => notices))).toEqual(new Set(noticeCodes));
  });
});

describe('a diagram', () => {
  it('nests what is nested, parts what is parallel, and draws no arrow from a box into itself', () => {
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

    expect(mermaidOf(machine).split('\n')).toEqual([
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

async function factsOf(cells: readonly Cell[]) {
  const facts = Object.values(await walk(cells)).flatMap((seen) => seen.told);
  return new Set(facts.map((fact) => (fact.type === 'notice' ? fact.code : fact.to.page)));
}
