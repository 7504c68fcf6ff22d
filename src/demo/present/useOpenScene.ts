import { useAppActors } from '../../app/actors/AppActors';
import { useRole } from '../../app/actors/role';
import { useNavigate } from '../../app/router/navigation';
import { basePath } from '../../lib/address';
import { become } from '../become';
import type { Controls } from '../controls';
import { withSettings } from '../settings';
import { scenarioFor, sceneNames, scenes } from './scenes';

/** What of the demo opening a scene takes. */
export type SceneOpener = Pick<
  Controls,
  'presentation' | 'scenario' | 'openScenario' | 'plannedSymbol' | 'signInAs' | 'time'
>;

/**
 * Returns a function that opens a scene by its place, for a person and in a scenario that it needs; another scenario loads
 * the page again.
 */
export function useOpenScene({ presentation, scenario, openScenario, ...demo }: SceneOpener) {
  const { plannedSymbol, signInAs, time } = demo;
  const { session } = useAppActors();
  const role = useRole();
  const navigate = useNavigate();

  return async (place: number) => {
    const [name, presented] = [sceneNames[place], presentation.get()];
    if (name === undefined || presented === null) return;
    const { isForVisitors = false, address } = scenes[name];
    const isVisitor = role === 'visitor';
    const person = isForVisitors ? ('visitor' as const) : isVisitor ? ('member' as const) : null;
    const needed = scenarioFor(name, scenario);
    presentation.set({ ...presented, scene: place });
    const to = await address({ now: new Date(time.now()), plannedSymbol });
    // Another scene may have been opened meanwhile.
    if (presentation.get()?.scene !== place) return;
    if (needed !== scenario) {
      const link = withSettings(new URL(basePath + to, window.location.origin), person ? { person } : {});
      return openScenario(needed, link.href);
    }
    if (person !== null && isVisitor !== isForVisitors) become(person, { session, signInAs });
    navigate(to);
  };
}
