import { createActor, type ActorRefFrom } from 'xstate';
import { chosenTheme, themeMachine, themeOf, type Theme } from '../../machines/theme.machine';
import type { BrowserStorage } from '../lib/storage';

export type ThemeActor = ActorRefFrom<typeof themeMachine>;

type Options = { storage: BrowserStorage; systemIsDark: MediaQueryList; root: HTMLElement };

/** The running theme: applied to the page's root, kept in storage, in step with the system and the other tabs. */
export function startTheme({ storage, systemIsDark, root }: Options): ThemeActor {
  const system = (): Theme => (systemIsDark.matches ? 'dark' : 'light');
  const actor = createActor(themeMachine, { input: { stored: readTheme(storage), system: system() } });

  actor.subscribe((snapshot) => {
    apply(themeOf(snapshot), root);
    const chosen = chosenTheme(snapshot);
    if (chosen !== readTheme(storage)) storage.write('theme', chosen);
  });
  systemIsDark.addEventListener('change', () => actor.send({ type: 'system changed', theme: system() }));
  storage.watch(() => actor.send({ type: 'stored choice changed', theme: readTheme(storage) }));

  actor.start();
  apply(themeOf(actor.getSnapshot()), root);
  return actor;
}

function readTheme(storage: BrowserStorage): Theme | null {
  const stored = storage.read('theme');
  return stored === 'dark' || stored === 'light' ? stored : null;
}

function apply(theme: Theme, root: HTMLElement) {
  root.dataset['theme'] = theme;
  root.classList.toggle('bp6-dark', theme === 'dark');
}
