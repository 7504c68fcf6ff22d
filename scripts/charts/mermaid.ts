import type { AnyStateMachine, AnyStateNode } from 'xstate';
import {
  activitiesOf,
  branchesOf,
  isWithin,
  labelOf,
  statesOf,
  type Branch,
} from '../../src/demo/charts/chart';

/** A diagram, and the state that it draws the inside of; null for the machine. */
export type Diagram = { readonly part: string | null; readonly text: string };

/** Mermaid's own spacing lets the labels of neighbouring arrows cover one another. */
const SPACING = '%%{init: {"state": {"nodeSpacing": 100, "rankSpacing": 150}}}%%';

/** A machine with more branches than this is drawn in parts. */
const LARGE = 12;

/**
 * A chart as Mermaid state diagrams. Arrows are labelled `event [guard] / actions`; what a state does without leaving it
 * stands in its box. A large machine has a diagram of its outer states and one of the inside of each; the regions of a
 * parallel one have a diagram each, since Mermaid separates regions inside a state alone.
 */
export function diagramsOf(machine: AnyStateMachine): readonly Diagram[] {
  const { root } = machine;
  const outer = Object.values(root.states);
  const isParallel = root.type === 'parallel';
  const isLarge = branchesOf(machine).length > LARGE && outer.some(isComposite);
  if (!isParallel && !isLarge) return [{ part: null, text: drawn(machine, root, isComposite) }];
  return [
    ...(isParallel ? [] : [{ part: null, text: drawn(machine, root, () => false) }]),
    ...outer
      .filter((state) => isParallel || isComposite(state))
      .map((state) => ({ part: state.key, text: drawn(machine, state, isComposite) })),
  ];
}

type Scope = {
  /** The state whose inside is drawn. */
  readonly inside: AnyStateNode;
  /** Whether a state's inside is drawn too. */
  readonly isOpen: (node: AnyStateNode) => boolean;
};

function drawn(machine: AnyStateMachine, inside: AnyStateNode, isOpened: (node: AnyStateNode) => boolean) {
  const scope: Scope = {
    inside,
    isOpen: (node) => node === inside || (isWithin(inside, node) && isOpened(node)),
  };
  const branches = branchesOf(machine).filter((branch) => isDrawn(scope, branch));
  const arrows = arrowsOf(scope, branches);
  const lines = [
    ...linesInside(scope, branches, inside),
    ...neighboursOf(machine, scope, arrows),
    ...linesOfArrows(arrows),
  ];
  return [SPACING, 'stateDiagram-v2', ...lines.map((line) => `  ${line}`)].join('\n');
}

/** Branches of the states inside, and those that lead there; how the part as a whole is left, the outer diagram shows. */
function isDrawn({ inside }: Scope, { source, targets }: Branch) {
  if (targets.some((target) => isWithin(inside, target))) return true;
  return isWithin(inside, source) && (source !== inside || targets.length === 0);
}

function linesInside(scope: Scope, branches: readonly Branch[], node: AnyStateNode): string[] {
  const inner = Object.values(node.states);
  const any = anyLines(branches, node);
  if (node.type === 'parallel') {
    return [
      ...any,
      ...inner.flatMap((region, index) => [
        ...(index > 0 ? ['--'] : []),
        ...linesOfState(scope, branches, region),
      ]),
    ];
  }
  const ends = inner.filter(({ type }) => type === 'final').map((end) => `${idOf(end)} --> [*]`);
  return [
    ...node.initial.target.map((first) => `[*] --> ${idOf(first)}`),
    ...any,
    ...inner.flatMap((state) => linesOfState(scope, branches, state)),
    ...ends,
  ];
}

function linesOfState(scope: Scope, branches: readonly Branch[], node: AnyStateNode): string[] {
  const declaration = `state "${node.key}" as ${idOf(node)}`;
  if (scope.isOpen(node)) {
    const inside = linesInside(scope, branches, node);
    return [`${declaration} {`, ...inside.map((line) => `  ${line}`), '}'];
  }
  if (isComposite(node)) return [declaration, `${idOf(node)} : ${Object.keys(node.states).join(', ')}`];
  return [declaration, ...boxLines(idOf(node), [...activitiesOf(node), ...stayingIn(branches, node)])];
}

/** The state that stands for all states inside another: arrows from each of them would cover one another. */
function anyLines(branches: readonly Branch[], node: AnyStateNode): string[] {
  const staying = stayingIn(branches, node);
  const activities = activitiesOf(node);
  const isNeeded = branches.some(
    (branch) => branch.source === node && branch.targets.some((to) => isWithin(node, to)),
  );
  if (!isNeeded && staying.length === 0 && activities.length === 0) return [];
  return [
    `state "${anyName(node)}" as ${anyOf(node)}`,
    ...boxLines(anyOf(node), [...activities, ...staying]),
  ];
}

function boxLines(id: string, lines: readonly string[]) {
  return lines.map((line) => `${id} : ${line}`);
}

/** What happens without leaving a state; what enters it again, too, is marked. */
function stayingIn(branches: readonly Branch[], node: AnyStateNode) {
  return branches
    .filter((branch) => branch.source === node && (branch.targets.length === 0 || isLoop(branch)))
    .map((branch) => (isLoop(branch) ? `↻ ${labelOf(branch)}` : labelOf(branch)));
}

/** Of a state without states inside: its arrow would cover its neighbours'. */
function isLoop({ source, targets }: Branch) {
  return targets.length === 1 && targets[0] === source && !isComposite(source);
}

type Arrow = { readonly from: string; readonly to: string; readonly label: string };

function arrowsOf(scope: Scope, branches: readonly Branch[]): readonly Arrow[] {
  return branches
    .filter((branch) => !isLoop(branch))
    .flatMap((branch) =>
      branch.targets.flatMap((target) => {
        const from = startOf(scope, branch.source, target);
        const to = endOf(scope, branch.source, target);
        const isHidden = from === to && !scope.isOpen(branch.source) && isComposite(branch.source);
        const isInClosed = from === to && branch.source !== target && isInsideClosed(scope, branch.source);
        return isHidden || isInClosed ? [] : [{ from, to, label: labelOf(branch) }];
      }),
    );
}

function isInsideClosed(scope: Scope, node: AnyStateNode) {
  return shown(scope, node) !== node;
}

/** Mermaid draws no arrow from a composite state to one inside it; such an arrow starts at the state for any of them. */
function startOf(scope: Scope, source: AnyStateNode, target: AnyStateNode): string {
  if (isWithin(source, scope.inside)) return anyOf(source);
  return scope.isOpen(source) && isWithin(source, target) ? anyOf(source) : idOf(shown(scope, source));
}

/** Nor does it draw one to the composite state around a state; such an arrow ends at its initial state. */
function endOf(scope: Scope, source: AnyStateNode, target: AnyStateNode): string {
  const isAround = scope.isOpen(target) && (isWithin(target, source) || isWithin(target, scope.inside));
  const [first] = isAround && target.type === 'compound' ? target.initial.target : [];
  return first ? endOf(scope, source, first) : idOf(shown(scope, target));
}

/** The state that is drawn for one: itself, the closed state around it, or the neighbour of the drawn part. */
function shown(scope: Scope, node: AnyStateNode): AnyStateNode {
  const isInside = node !== scope.inside && isWithin(scope.inside, node);
  const outer = isInside ? scope.inside : (node.machine.root as AnyStateNode);
  let at = outer;
  for (const key of node.path.slice(outer.path.length)) {
    const next = at.states[key];
    if (!next) return at;
    at = next;
    if (!isInside || !scope.isOpen(at)) return at;
  }
  return at;
}

/** The states outside the drawn part that an arrow starts or ends at. */
function neighboursOf(machine: AnyStateMachine, { inside }: Scope, arrows: readonly Arrow[]): string[] {
  const ids = new Set(arrows.flatMap(({ from, to }) => [from, to]));
  const outside = statesOf(machine).filter((node) => !isWithin(inside, node));
  const around = [machine.root as AnyStateNode, ...statesOf(machine)].filter(
    (node) => node !== inside && isWithin(node, inside),
  );
  return [
    ...outside
      .filter((node) => ids.has(idOf(node)))
      .map((node) => `state "${node.path.join('.')}" as ${idOf(node)}`),
    ...around
      .filter((node) => ids.has(anyOf(node)))
      .map((node) => `state "${anyName(node)}" as ${anyOf(node)}`),
  ];
}

function linesOfArrows(arrows: readonly Arrow[]): string[] {
  const labels = new Map<string, string[]>();
  for (const { from, to, label } of arrows) {
    const arrow = `${from} --> ${to}`;
    labels.set(arrow, [...(labels.get(arrow) ?? []), label]);
  }
  return [...labels].map(([arrow, each]) =>
    [arrow, each.filter(Boolean).join('<br/>')].filter(Boolean).join(' : '),
  );
}

function isComposite({ type }: AnyStateNode) {
  return type === 'compound' || type === 'parallel';
}

function idOf({ path }: AnyStateNode): string {
  return path.join('_');
}

function anyOf(node: AnyStateNode): string {
  return [...node.path, 'any'].join('_');
}

function anyName({ path, key }: AnyStateNode): string {
  return path.length === 0 ? 'any state' : `any of ${key}`;
}
