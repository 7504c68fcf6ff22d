import { useAppActors } from '../../app/actors/AppActors';
import { useNavigate } from '../../app/router/navigation';
import { basePath } from '../../lib/address';
import { become } from '../become';
import type { Controls } from '../controls';
import type { MarketTime } from '../market-time';
import { usePerson } from '../PersonControls';
import { withSettings } from '../settings';
import { scenarioFor, sceneNames, scenes } from './scenes';

/** What of the demo opening a scene takes. */
export type SceneOpener = Pick<
  Controls,
  'presentation' | 'scenario' | 'openScenario' | 'plannedSymbol' | 'signInAs' | 'time'
>;

/**
 * Returns a function that opens a scene by its index, for a person and in a scenario that it needs; another scenario loads
 * the page again. After a scene for visitors the person is back who presents, and after one with a scenario of its own the
 * scenario and the clock that were left.
 */
export function useOpenScene({ presentation, scenario, openScenario, ...demo }: SceneOpener) {
  const { plannedSymbol, signInAs, time } = demo;
  const { session } = useAppActors();
  const current = usePerson();
  const navigate = useNavigate();

  return async (index: number) => {
    const [name, presented] = [sceneNames[index], presentation.get()];
    if (name === undefined || presented === null) return;
    const { isForVisitors = false, address } = scenes[name];
    const isVisitor = current === 'visitor';
    const presenter = isVisitor ? presented.person : current;
    const person = isForVisitors ? 'visitor' : isVisitor ? (presenter ?? 'member') : null;
    const needed = scenarioFor(name, scenario, presented.left?.scenario ?? null);
    const isElsewhere = needed !== scenario;
    const hasOwn = scenes[name].scenario !== undefined;
    const returned = isElsewhere && !hasOwn ? presented.left : null;
    const left = isElsewhere && hasOwn ? { scenario, ...clockOf(time) } : presented.left;
    const since = presented.since ?? Date.now();
    presentation.set({ ...presented, scene: index, since, person: presenter, left });
    const to = await address({ now: new Date(returned?.clock ?? time.now()), plannedSymbol });
    // Another scene may have been opened meanwhile.
    if (presentation.get()?.scene !== index) return;
    if (isElsewhere) {
      const link = withSettings(new URL(basePath + to, window.location.origin), {
        ...(person && { person }),
        ...(returned && { clock: returned.clock, speed: returned.speed }),
      });
      return openScenario(needed, link.href);
    }
    if (person !== null && isVisitor !== isForVisitors) become(person, { session, signInAs });
    navigate(to);
  };
}

/** Where the clock stands and how fast it runs, as a link names them. */
function clockOf(time: MarketTime) {
  const setting = time.setting();
  return { clock: setting && time.now(), speed: setting?.speed ?? 1 };
}
