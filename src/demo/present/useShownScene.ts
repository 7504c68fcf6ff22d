import { useSyncExternalStore } from 'react';
import { useMatchedRoute } from '../../app/router/match';
import type { Controls } from '../controls';
import { sceneAt, sceneNames, type SceneName } from './scenes';

/** A scene with its index; -1 and null for none. */
type ShownScene = { readonly index: number; readonly name: SceneName | null };

/** The scene that was opened last; before one is opened, that which the page shows, if any. */
export function useShownScene({
  presentation,
  scenario,
}: Pick<Controls, 'presentation' | 'scenario'>): ShownScene {
  const { route } = useMatchedRoute();
  const presented = useSyncExternalStore(presentation.subscribe, presentation.get);
  const index = presented?.scene ?? sceneAt(route.path, scenario);
  return { index, name: sceneNames[index] ?? null };
}
