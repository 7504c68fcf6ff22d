import { useActorRef, useSelector } from '@xstate/react';
import { createContext, use, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { positionMachine, type PositionLevels } from '../../../../machines/position.machine';

type PositionActor = ActorRefFrom<typeof positionMachine>;

// Not `createActorContext`: its hooks throw where the plan of a past day is rendered, which nobody can move.
const PositionContext = createContext<PositionActor | undefined>(undefined);

/** Lets the chart and the explanation inside share the levels that a person moves. */
export function PositionProvider({ children }: { children: ReactNode }) {
  return <PositionContext value={useActorRef(positionMachine)}>{children}</PositionContext>;
}

/** The actor that moves levels; undefined where they cannot be moved. */
export function usePositionActor(): PositionActor | undefined {
  return use(PositionContext);
}

/** The name of a signal's purchase among those whose levels are moved. */
export function purchaseOf(symbol: string, { kind, day }: { kind: string; day: string }): string {
  return `${symbol} ${kind} ${day}`;
}

/** Whether a level is being dragged. */
export function useIsDragging(): boolean {
  return useSelector(usePositionActor(), (snapshot) => snapshot?.matches('dragging') ?? false);
}

/** Whether the person has chosen the levels of a purchase. */
export function useHasChosen(purchase: string): boolean {
  return useSelector(usePositionActor(), (snapshot) => snapshot?.context.chosen[purchase] !== undefined);
}

/** The levels that the person has chosen for a purchase; null where the plan's hold. */
export function useChosenLevels(purchase: string): PositionLevels | null {
  return useSelector(usePositionActor(), (snapshot) => chosenIn(snapshot, purchase));
}

/** Returns those of the moment, for what happens at a press. */
export function useGetChosenLevels(purchase: string): () => PositionLevels | null {
  const actor = usePositionActor();
  return () => chosenIn(actor?.getSnapshot(), purchase);
}

function chosenIn(snapshot: ReturnType<PositionActor['getSnapshot']> | undefined, purchase: string) {
  return snapshot?.context.chosen[purchase] ?? null;
}
