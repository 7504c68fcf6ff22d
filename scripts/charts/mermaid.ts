import type { AnyStateMachine, AnyStateNode } from 'xstate';

type Edge = { from: string; to: string; label: string };

/** A chart as a Mermaid state diagram: every state, and every transition as `event [guard]`. */
export function mermaidOf({ root }: AnyStateMachine): string {
  const lines = [...insideOf(root), ...linesOf(edgesOf(root))];
  return ['stateDiagram-v2', ...lines.map((line) => `  ${line}`)].join('\n');
}

function insideOf(node: AnyStateNode): string[] {
  const inner = Object.values(node.states);
  if (node.type === 'parallel')
    return inner.flatMap((region, at) => [...(at > 0 ? ['--'] : []), ...boxOf(region)]);
  const ends = inner.filter(({ type }) => type === 'final').map((end) => `${idOf(end)} --> [*]`);
  return [...node.initial.target.map((first) => `[*] --> ${idOf(first)}`), ...inner.flatMap(boxOf), ...ends];
}

function boxOf(node: AnyStateNode): string[] {
  const box = `state "${node.key}" as ${idOf(node)}`;
  const inside = node.type === 'compound' || node.type === 'parallel' ? insideOf(node) : [];
  return inside.length === 0 ? [box] : [`${box} {`, ...inside.map((line) => `  ${line}`), '}'];
}

function edgesOf(node: AnyStateNode): Edge[] {
  const own = [...node.transitions.values(), node.always ?? []].flatMap((branches) =>
    branches.flatMap(({ eventType, guard, target = [undefined] }, at) => {
      const label = [eventOf(node, eventType), guardOf(guard, at)].filter(Boolean).join(' ');
      return target.flatMap((to) =>
        sourcesOf(node, to).map((from) => ({
          from: idOf(from),
          to: idOf(to ? landingOf(from, to) : from),
          label,
        })),
      );
    }),
  );
  return [...own, ...Object.values(node.states).flatMap(edgesOf)];
}

/** Mermaid draws no arrow from a box to what is inside it: such an arrow is drawn from each state inside instead. */
function sourcesOf(node: AnyStateNode, target: AnyStateNode | undefined): AnyStateNode[] {
  const inner = Object.values(node.states);
  const leavesTheBox = target !== undefined && !isWithin(node, target);
  if (inner.length === 0 || leavesTheBox) return [node];
  return inner.filter((state) => !isPassing(state)).flatMap((state) => sourcesOf(state, target));
}

/** Nor does it draw one to the box that a state is in: it goes to where that box begins. */
function landingOf(from: AnyStateNode, to: AnyStateNode): AnyStateNode {
  const [first] = to.type === 'compound' && isWithin(to, from) ? to.initial.target : [];
  return first ? landingOf(from, first) : to;
}

function isWithin(node: AnyStateNode, target: AnyStateNode) {
  return node.path.every((key, depth) => target.path[depth] === key);
}

function isPassing({ always = [] }: AnyStateNode) {
  return always.some(({ guard }) => guard === undefined);
}

function linesOf(edges: readonly Edge[]): string[] {
  const arrows = new Map<string, string[]>();
  for (const { from, to, label } of edges) {
    const arrow = `${from} --> ${to}`;
    arrows.set(arrow, [...(arrows.get(arrow) ?? []), label]);
  }
  return [...arrows].map(([arrow, labels]) =>
    [arrow, labels.filter(Boolean).join('<br/>')].filter(Boolean).join(' : '),
  );
}

function eventOf(node: AnyStateNode, eventType: string): string {
  const [, kind] = /^xstate\.(\w+)\./.exec(eventType) ?? [];
  const actor = node.invoke.find(({ id }) => eventType.endsWith(`.${id}`));
  if (kind === 'done' && actor) return `${nameOf(actor.src)} is done`;
  if (kind === 'error' && actor) return `${nameOf(actor.src)} fails`;
  if (kind === 'after') return eventType.slice('xstate.'.length, -`.${node.id}`.length).replace('.', ' ');
  return eventType;
}

function guardOf(guard: unknown, at: number): string {
  if (guard === undefined) return at === 0 ? '' : '[else]';
  return `[${nameOf(guard)}]`;
}

function nameOf(part: unknown): string {
  if (typeof part === 'string') return part;
  return typeof part === 'object' && part !== null && 'type' in part ? String(part.type) : 'unnamed';
}

function idOf({ path }: AnyStateNode): string {
  return path.join('_');
}
