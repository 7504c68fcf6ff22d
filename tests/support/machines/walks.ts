import type { AnyStateMachine } from 'xstate';
import type { Case } from './cases';

/** What a `tests/machines/*.walk.ts` exports. */
type WalkModule = {
  machine: AnyStateMachine;
  steps: Readonly<Record<string, object>>;
  /** The cases of the machine, or of a mutant of it. */
  cases: (machine?: AnyStateMachine) => readonly Case[];
};

export type Walk = WalkModule & { file: string };

const modules = import.meta.glob<WalkModule>('../../machines/*.walk.ts', { eager: true });

export const walks: readonly Walk[] = Object.entries(modules).map(([path, module]) => ({
  ...module,
  file: path.replace('../../', 'tests/'),
}));

/** A sentence for each machine without a walk, naming the file to add. */
export function missingWalks(): string[] {
  const files = new Set(walks.map(({ file }) => file));
  return Object.keys(import.meta.glob('../../../machines/*.machine.ts')).flatMap((path) => {
    const machine = path.replace('../../../', '');
    const walk = `tests/${machine.replace('.machine.', '.walk.')}`;
    return files.has(walk) ? [] : [`add ${walk}: ${machine} has no walk`];
  });
}
