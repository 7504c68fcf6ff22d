import { Actor, type AnyActorLogic, type InspectionEvent, type Observer } from 'xstate';

/** What XState calls an inspector: a function, or an observer as Stately's is. */
type Inspector = Observer<InspectionEvent> | ((event: InspectionEvent) => void);

/**
 * Sends XState's inspection events of every actor that starts from now on; returns a function that stops it. Any
 * inspector of XState can be connected by its `inspect`. XState inspects one system at a time, and there is no hook for
 * all of them: this replaces the method that starts an actor.
 */
export function inspectAll(inspector: Inspector): () => void {
  const inspect =
    typeof inspector === 'function' ? inspector : (event: InspectionEvent) => inspector.next?.(event);
  const inspected = new WeakSet<object>();
  const { start } = Actor.prototype;
  let isStopped = false;
  Actor.prototype.start = function startInspected(this: Actor<AnyActorLogic>) {
    if (!inspected.has(this.system)) {
      inspected.add(this.system);
      // The system's own one was sent when the actor was created.
      inspect({ type: '@xstate.actor', rootId: this.sessionId, actorRef: this });
      this.system.inspect((event) => {
        if (!isStopped) inspect(event);
      });
    }
    return start.call(this);
  };
  return () => {
    isStopped = true;
    Actor.prototype.start = start;
  };
}
