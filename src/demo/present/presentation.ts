import { asCount, asNumber, asRecord, parseStored } from '../../lib/json';
import type { TabText } from '../../lib/storage';
import { createStore, type Store } from '../../lib/store';
import { sceneNames } from './scenes';

/**
 * What a presenter shows: the place of the scene, null before the first is opened, since when in ms since 1970, and whether the
 * notes are on the screen.
 */
export type Presented = { readonly scene: number | null; readonly since: number; readonly hasNotes: boolean };

/** Null while nobody presents. */
export type Presentation = Store<Presented | null>;

/** Creates the presentation, which the tab keeps over a change of the person and a reload. */
export function createPresentation(text: TabText): Presentation {
  const presentation = createStore(readPresented(text.read()));
  presentation.subscribe(() => {
    const presented = presentation.get();
    text.write(presented && JSON.stringify(presented));
  });
  return presentation;
}

/** Begins a presentation, in which no scene is open yet; one that runs goes on. */
export function present(presentation: Presentation): void {
  if (presentation.get() === null) presentation.set({ scene: null, since: Date.now(), hasNotes: true });
}

function readPresented(text: string | null): Presented | null {
  const kept = asRecord(parseStored(text));
  const [scene, since] = [asCount(kept?.['scene']), asNumber(kept?.['since'])];
  if (since === null) return null;
  const isKnown = scene !== null && scene < sceneNames.length;
  return { scene: isKnown ? scene : null, since, hasNotes: kept?.['hasNotes'] !== false };
}
