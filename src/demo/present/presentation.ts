import { asCount, asNumber, asRecord, asText, parseStored, type JsonRecord } from '../../lib/json';
import type { TabText } from '../../lib/storage';
import { createStore, type Store } from '../../lib/store';
import { isMarketTime, speeds, type Speed } from '../market-time';
import { people, type Person } from '../settings';
import { sceneNames } from './scenes';

/** A scenario and the clock in it: the market's time in ms since 1970, null for the real one, and its speed. */
type Left = { readonly scenario: string; readonly clock: number | null; readonly speed: Speed };

/** What a presenter shows. */
export type Presented = {
  /** The index of the scene; null before the first is opened. */
  readonly scene: number | null;
  /** When the first scene was opened, in ms since 1970; null before. */
  readonly since: number | null;
  /** Whether the notes are on the screen. */
  readonly hasNotes: boolean;
  /** Who presents, to whom the scenes after one for visitors return; null while nobody has been signed in. */
  readonly person: Person | null;
  /** What was left for a scene with a scenario of its own, to which the other scenes return. */
  readonly left: Left | null;
};

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
  if (presentation.get() === null) {
    presentation.set({ scene: null, since: null, hasNotes: true, person: null, left: null });
  }
}

function readPresented(text: string | null): Presented | null {
  const stored = asRecord(parseStored(text));
  const hasNotes = stored?.['hasNotes'];
  if (stored === null || typeof hasNotes !== 'boolean') return null;
  const scene = asCount(stored['scene']);
  const isKnown = scene !== null && scene < sceneNames.length;
  return {
    scene: isKnown ? scene : null,
    since: asNumber(stored['since']),
    hasNotes,
    person: people.find((each) => each === stored['person']) ?? null,
    left: readLeft(asRecord(stored['left'])),
  };
}

function readLeft(stored: JsonRecord | null): Left | null {
  const [scenario, clock] = [asText(stored?.['scenario']), asNumber(stored?.['clock'])];
  const speed = speeds.find((each) => each === stored?.['speed']);
  if (scenario === null || speed === undefined) return null;
  return { scenario, clock: clock !== null && isMarketTime(clock) ? clock : null, speed };
}
