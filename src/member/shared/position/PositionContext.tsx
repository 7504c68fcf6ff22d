import { useActorRef, useSelector } from '@xstate/react';
import { createContext, use, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { positionMachine, type Levels } from '../../../../machines/position.machine';

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

/** The levels that the person has chosen for a purchase; null where the plan's hold. */
export function useChosenLevels(purchase: string): Levels | null {
  return useSelector(usePositionActor(), (snapshot) => snapshot?.context.chosen[purchase] ?? null);
}
