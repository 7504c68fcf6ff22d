import type { AnyStateMachine, AnyStateNode } from 'xstate';

type Edge = { from: string; to: string; label: string };

/** Renders a chart as a Mermaid state diagram: every state, and every transition as `event [guard]`. */
export function renderDiagram({ root }: AnyStateMachine): string {
  const lines = [...linesInside(root), ...linesOfEdges(edgesOf(root))];
  return ['stateDiagram-v2', ...lines.map((line) => `  ${line}`)].join('\n');
}

function linesInside(node: AnyStateNode): string[] {
  const inner = Object.values(node.states);
  if (node.type === 'parallel')
    return inner.flatMap((region, index) => [...(index > 0 ? ['--'] : []), ...linesOfState(region)]);
  const ends = inner.filter(({ type }) => type === 'final').map((end) => `${idOf(end)} --> [*]`);
  return [
    ...node.initial.target.map((first) => `[*] --> ${idOf(first)}`),
    ...inner.flatMap(linesOfState),
    ...ends,
  ];
}

function linesOfState(node: AnyStateNode): string[] {
  const declaration = `state "${node.key}" as ${idOf(node)}`;
  const inside = node.type === 'compound' || node.type === 'parallel' ? linesInside(node) : [];
  return inside.length === 0
    ? [declaration]
    : [`${declaration} {`, ...inside.map((line) => `  ${line}`), '}'];
}

function edgesOf(node: AnyStateNode): Edge[] {
  const own = [...node.transitions.values(), node.always ?? []].flatMap((branches) =>
    branches.flatMap(({ eventType, guard, target = [undefined] }, index) => {
      const label = [eventLabel(node, eventType), guardLabel(guard, index)].filter(Boolean).join(' ');
      return target.flatMap((to) =>
        startsOf(node, to).map((from) => ({
          from: idOf(from),
          to: idOf(to ? endOf(from, to) : from),
          label,
        })),
      );
    }),
  );
  return [...own, ...Object.values(node.states).flatMap(edgesOf)];
}

/** Mermaid draws no arrow from a composite state to one inside it; such an arrow starts at each state inside instead. */
function startsOf(node: AnyStateNode, target: AnyStateNode | undefined): AnyStateNode[] {
  const inner = Object.values(node.states);
  const leavesNode = target !== undefined && !isWithin(node, target);
  if (inner.length === 0 || leavesNode) return [node];
  return inner.filter((state) => !isTransient(state)).flatMap((state) => startsOf(state, target));
}

/** Nor does it draw one to the composite state around a state; such an arrow ends at its initial state. */
function endOf(from: AnyStateNode, to: AnyStateNode): AnyStateNode {
  const [first] = to.type === 'compound' && isWithin(to, from) ? to.initial.target : [];
  return first ? endOf(from, first) : to;
}

function isWithin(node: AnyStateNode, target: AnyStateNode) {
  return node.path.every((key, depth) => target.path[depth] === key);
}

function isTransient({ always = [] }: AnyStateNode) {
  return always.some(({ guard }) => guard === undefined);
}

function linesOfEdges(edges: readonly Edge[]): string[] {
  const arrows = new Map<string, string[]>();
  for (const { from, to, label } of edges) {
    const arrow = `${from} --> ${to}`;
    arrows.set(arrow, [...(arrows.get(arrow) ?? []), label]);
  }
  return [...arrows].map(([arrow, labels]) =>
    [arrow, labels.filter(Boolean).join('<br/>')].filter(Boolean).join(' : '),
  );
}

function eventLabel(node: AnyStateNode, eventType: string): string {
  const [, kind] = /^xstate\.(\w+)\./.exec(eventType) ?? [];
  const actor = node.invoke.find(({ id }) => eventType.endsWith(`.${id}`));
  if (kind === 'done' && actor) return `${nameOf(actor.src)} is done`;
  if (kind === 'error' && actor) return `${nameOf(actor.src)} fails`;
  if (kind === 'after') return eventType.slice('xstate.'.length, -`.${node.id}`.length).replace('.', ' ');
  return eventType;
}

function guardLabel(guard: unknown, index: number): string {
  if (guard === undefined) return index === 0 ? '' : '[else]';
  return `[${nameOf(guard)}]`;
}

function nameOf(part: unknown): string {
  if (typeof part === 'string') return part;
  return typeof part === 'object' && part !== null && 'type' in part ? String(part.type) : 'unnamed';
}

function idOf({ path }: AnyStateNode): string {
  return path.join('_');
}
