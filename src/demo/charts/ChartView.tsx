import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { activitiesOf, branchesOf, labelOf, type Branch } from './chart';
import styles from './ChartView.module.css';

type Props = {
  machine: AnyStateMachine;
  /** Whether a state is active. */
  isActive: (node: AnyStateNode) => boolean;
  /** The definitions of the branches that were taken last. */
  taken: readonly object[];
};

/** A chart as boxes in boxes: each state with what happens in it, the active ones and the last transitions marked. */
export function ChartView({ machine, isActive, taken }: Props) {
  const branches = branchesOf(machine);
  const shared = { branches, isActive, taken };
  return (
    <div className={styles.chart}>
      <Arrows node={machine.root as AnyStateNode} {...shared} />
      <States node={machine.root as AnyStateNode} {...shared} />
    </div>
  );
}

type StatesProps = {
  node: AnyStateNode;
  branches: readonly Branch[];
} & Pick<Props, 'isActive' | 'taken'>;

function States({ node, ...shared }: StatesProps) {
  const inner = Object.values(node.states);
  if (inner.length === 0) return null;
  return (
    <ul className={node.type === 'parallel' ? styles.regions : styles.states}>
      {inner.map((state) => (
        <li
          key={state.key}
          className={shared.isActive(state) ? styles.active : styles.state}
          aria-current={shared.isActive(state) ? 'true' : undefined}
        >
          <strong>{state.key}</strong>
          <Arrows node={state} {...shared} />
          <States node={state} {...shared} />
        </li>
      ))}
    </ul>
  );
}

function Arrows({ node, branches, taken }: StatesProps) {
  const own = branches.filter(({ source }) => source === node);
  const activities = activitiesOf(node);
  if (own.length + activities.length === 0) return null;
  return (
    <ul className={styles.arrows}>
      {activities.map((activity) => (
        <li key={activity}>{activity}</li>
      ))}
      {own.map((branch) => (
        <li key={branch.id}>
          {taken.includes(branch.definition) ? <mark>{wordsOf(branch)}</mark> : wordsOf(branch)}
        </li>
      ))}
    </ul>
  );
}

function wordsOf(branch: Branch) {
  const targets = branch.targets.map(({ path }) => path.join('.'));
  return [labelOf(branch), ...(targets.length > 0 ? [`→ ${targets.join(', ')}`] : [])].join(' ');
}
