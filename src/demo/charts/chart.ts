import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, StateValue } from 'xstate';

/** One branch of a transition; without a target it leaves the state as it is. */
export type Branch = {
  readonly id: string;
  readonly definition: AnyTransitionDefinition;
  readonly source: AnyStateNode;
  readonly targets: readonly AnyStateNode[];
  /** The event in words; empty for an eventless transition. */
  readonly event: string;
  /** Null where nothing has to hold. */
  readonly guard: string | null;
  readonly actions: readonly string[];
};

/** All branches of a machine's transitions, outer states first. */
export function branchesOf({ root }: AnyStateMachine): readonly Branch[] {
  return branchesFrom(root);
}

function branchesFrom(node: AnyStateNode): Branch[] {
  const own = [...node.transitions.values(), node.always ?? []].flatMap((branches) =>
    branches.map((definition, index) => branchOf(node, definition, index)),
  );
  return [...own, ...Object.values(node.states).flatMap(branchesFrom)];
}

function branchOf(source: AnyStateNode, definition: AnyTransitionDefinition, index: number): Branch {
  const { eventType, guard, target, actions } = definition;
  return {
    id: branchId(source, eventType, index),
    definition,
    source,
    targets: target ?? [],
    event: eventName(source, eventType),
    guard: guard === undefined ? (index === 0 ? null : 'else') : nameOf(guard),
    actions: actions.map(actionName),
  };
}

/** The id of the branch that a definition is of, the same in every copy of its machine. */
export function idOfTaken(definition: AnyTransitionDefinition): string {
  const { source, eventType } = definition;
  const branches = eventType === '' ? source.always : source.transitions.get(eventType);
  return branchId(source, eventType, branches?.indexOf(definition) ?? -1);
}

function branchId(source: AnyStateNode, eventType: string, index: number) {
  return [source.id, eventType, index].join(' | ');
}

/** A branch as `event [guard] / actions`. */
export function labelOf({ event, guard, actions }: Branch): string {
  const condition = guard === null ? '' : `[${guard}]`;
  const effect = actions.length === 0 ? '' : `/ ${actions.join(', ')}`;
  return [event, condition, effect].filter(Boolean).join(' ');
}

/** What a state does by itself: `entry / …`, `exit / …`, and `do / …` for the actors that run while it is active. */
export function activitiesOf({ entry, exit, invoke }: AnyStateNode): readonly string[] {
  return [
    ...activity('entry', entry),
    ...activity('exit', exit),
    ...invoke.map(({ src }) => `do / ${nameOf(src)}`),
  ];
}

function activity(kind: string, actions: readonly unknown[]): string[] {
  const names = actions.filter((action) => !isOfTimer(action)).map(actionName);
  return names.length === 0 ? [] : [`${kind} / ${names.join(', ')}`];
}

/** A state with a delayed transition starts its timer on entry and cancels it on exit. */
function isOfTimer(action: unknown) {
  const { type, event } = action as { type?: string; event?: { type?: string } };
  return type === 'xstate.cancel' || (type === 'xstate.raise' && event?.type?.startsWith('xstate.after.'));
}

/** The events that a machine accepts, but for those of its timers and actors. */
export function eventsOf(machine: AnyStateMachine): readonly string[] {
  return machine.events.filter((event) => !event.startsWith('xstate.'));
}

/** The states of a machine, outer ones first. */
export function statesOf({ root }: AnyStateMachine): readonly AnyStateNode[] {
  return statesWithin(root);
}

function statesWithin(node: AnyStateNode): AnyStateNode[] {
  return Object.values(node.states).flatMap((state) => [state, ...statesWithin(state)]);
}

/** Whether a state is active in a machine's state value. */
export function isActiveIn(value: StateValue, { path }: AnyStateNode): boolean {
  let at: StateValue | undefined = value;
  for (const key of path) {
    if (at === key) at = {};
    else if (typeof at === 'object' && key in at) at = at[key];
    else return false;
  }
  return true;
}

/** The active states of a state value, regions separated by commas. */
export function valueName(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([state, inner]) => (inner === undefined ? state : `${state}.${valueName(inner)}`))
    .join(', ');
}

export function isWithin(outer: AnyStateNode, inner: AnyStateNode): boolean {
  return outer.path.every((key, depth) => inner.path[depth] === key);
}

/** An event in words: of a timer `after …`, of an actor `… is done` or `… fails`. */
function eventName(node: AnyStateNode, eventType: string): string {
  const [, kind] = /^xstate\.(\w+)\./.exec(eventType) ?? [];
  const actor = node.invoke.find(({ id }) => eventType.endsWith(`.${id}`));
  if (kind === 'done') return `${actor ? nameOf(actor.src) : node.key} is done`;
  if (kind === 'error' && actor) return `${nameOf(actor.src)} fails`;
  if (kind === 'after') return eventType.slice('xstate.'.length, -`.${node.id}`.length).replace('.', ' ');
  return eventType;
}

/** The name of an action; one without a name says what it sets, emits or raises. */
function actionName(action: unknown): string {
  if (typeof action !== 'function') return nameOf(action);
  const { type, assignment, event } = action as { type?: string; assignment?: unknown; event?: unknown };
  if (type === 'xstate.assign')
    return typeof assignment === 'object' ? `set ${Object.keys(assignment ?? {}).join(', ')}` : 'set context';
  if (type === 'xstate.emit') return `emit ${typeof event === 'object' ? nameOf(event) : 'a fact'}`;
  if (type === 'xstate.raise') return `raise ${typeof event === 'object' ? nameOf(event) : 'an event'}`;
  return 'unnamed';
}

function nameOf(part: unknown): string {
  if (typeof part === 'string') return part;
  return typeof part === 'object' && part !== null && 'type' in part ? String(part.type) : 'unnamed';
}
