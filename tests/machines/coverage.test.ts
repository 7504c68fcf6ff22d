// @module-tag P9
import { describe, expect, it } from 'vitest';
import { branchesOf, idOfTaken } from '../../src/demo/charts/chart';
import { observeAll, randomRuns } from '../support/machines/cases';
import { inspecting } from '../support/machines/harness';
import { walks, type Walk } from '../support/machines/walks';
import { tried } from '../support/tried';

describe('the walks', () => {
  it('take every transition of every machine', async () => {
    const rows: { machine: string; transitions: number; taken: number }[] = [];
    const missing: string[] = [];
    for (const walk of walks) {
      const taken = await takenBy(walk);
      const branches = branchesOf(walk.machine);
      const untaken = branches.filter(({ id }) => !taken.has(id));
      rows.push({
        machine: walk.machine.id,
        transitions: branches.length,
        taken: branches.length - untaken.length,
      });
      missing.push(...untaken.map(({ id }) => `${walk.machine.id}: ${id}`));
    }
    console.info(`${randomRuns.numRuns} random runs, RANDOM_SEED=${randomRuns.seed}`);
    console.table(rows);
    tried(
      rows.reduce((sum, { taken }) => sum + taken, 0),
      'transitions taken',
    );

    expect(missing).toEqual([]);
  });
});

/** The ids of the transitions that a walk takes. */
async function takenBy({ machine, cases }: Walk): Promise<Set<string>> {
  const taken = new Set<string>();
  tried(cases(machine).length, 'steps in situations');
  await inspecting(
    (inspected) => {
      if (inspected.type !== '@xstate.microstep') return;
      for (const definition of inspected._transitions) taken.add(idOfTaken(definition));
    },
    () => observeAll(cases(machine)),
  );
  return taken;
}
