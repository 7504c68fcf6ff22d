import type { StateValue } from 'xstate';
import type { Navigation } from '../../../machines/navigation';
import type { Notice } from '../../../machines/notice';

/** Everything an onlooker can tell after a step. `told` is what was emitted, `asked` what the actors were given. */
export type Seen<Context = object> = {
  value: StateValue;
  tags: readonly string[];
  context: Context;
  told: readonly (Notice | Navigation)[];
  asked: readonly object[];
};

/** A running machine, and what it told and asked since the last look. */
export type Bench<Step, Context = object> = {
  take: (step: Step) => void | Promise<void>;
  look: () => Seen<Context>;
};

export type Plan<Step> = {
  situations: Readonly<Record<string, readonly Step[]>>;
  steps: Readonly<Record<string, Step>>;
};

/** One step in one situation, or a situation as it is: to be tried on a machine of its own. */
export type Cell = { name: string; tried: () => Promise<Seen> };

/** Every step in every situation, and every situation as it is. */
export function cellsOf<Step>(begin: () => Bench<Step>, { situations, steps }: Plan<Step>): Cell[] {
  return Object.entries(situations).flatMap(([situation, way]) => [
    { name: situation, tried: () => tryOut(begin(), way, []) },
    ...Object.entries(steps).map(([name, step]) => ({
      name: `${situation} › ${name}`,
      tried: () => tryOut(begin(), way, [step]),
    })),
  ]);
}

async function tryOut<Step>(bench: Bench<Step>, way: readonly Step[], last: readonly Step[]) {
  for (const step of way) await bench.take(step);
  if (last.length > 0) bench.look();
  for (const step of last) await bench.take(step);
  return bench.look();
}

/** What every cell shows, by name. */
export async function walk(cells: readonly Cell[]): Promise<Record<string, Seen>> {
  const seen: Record<string, Seen> = {};
  for (const { name, tried } of cells) seen[name] = await tried();
  return seen;
}

type Snapshot<Context> = { value: StateValue; tags: Set<string>; context: Context; status: string };

export function seenOf<Context>(
  { value, tags, context, status }: Snapshot<Context>,
  told: { type: string }[] = [],
  asked: object[] = [],
): Seen<Context> {
  return {
    value: status === 'active' ? value : status,
    tags: [...tags],
    context,
    told: told.splice(0) as (Notice | Navigation)[],
    asked: asked.splice(0),
  };
}

/** What a situation looks like, and how each step changes it; a step not written down changes and tells nothing. */
export type Table = Readonly<Record<string, { seen: Described; steps: Readonly<Record<string, Described>> }>>;

type Described = Partial<Omit<Seen, 'told'> & { told: readonly { type: string }[] }>;

/** The walk that a table describes. */
export function walkOf(table: Table, steps: Readonly<Record<string, unknown>>): Record<string, Seen> {
  const walked: Record<string, Seen> = {};
  for (const [situation, { seen, steps: changes }] of Object.entries(table)) {
    const before = { value: situation, tags: [], context: {}, told: [], asked: [], ...seen } as Seen;
    walked[situation] = before;
    for (const name of Object.keys(steps)) {
      const change = changes[name] ?? {};
      const context = { ...before.context, ...change.context };
      walked[`${situation} › ${name}`] = { ...before, told: [], asked: [], ...change, context } as Seen;
    }
  }
  return walked;
}
