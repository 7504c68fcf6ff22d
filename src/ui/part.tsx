import { lazy, memo, useState, type FunctionComponent } from 'react';
import { loadMessages } from '../i18n/i18n';
import type { TextPart } from '../i18n/messages';
import { once, type Once } from '../lib/once';
import { whenIdle } from '../lib/schedule';

type Options = {
  /** The texts that it shows, besides those that are there where it stands. */
  texts?: TextPart | readonly TextPart[];
  /** When it is loaded: as soon as it is `rendered`, or, once it is, in an `idle` moment, after what is read first. */
  when?: 'rendered' | 'idle';
  /** Whether the page can do without it: it shows nothing then where it cannot be loaded, and no error boundary. */
  optional?: boolean;
};

type PropsOf<View> = View extends FunctionComponent<infer Props extends object> ? Props : object;

/**
 * A component of another module, which is loaded with its texts when it is first rendered:
 *
 *     const NotePanel = part(() => import('./NotePanel'), 'NotePanel', { texts: 'desk', when: 'idle' });
 *
 * It suspends meanwhile, and throws to its error boundary where it cannot be loaded. `NotePanel.load()` loads it before:
 * then its first render does not wait, which it does with React's `lazy` alone. Given as the `load` of another part of that
 * module, it loads both with the texts of that one, and with its own where it has any. It renders again only for new props.
 */
export function part<Name extends string, Module extends Readonly<Record<Name, FunctionComponent<never>>>>(
  load: (() => Promise<Module>) | Once<Module>,
  name: Name,
  { texts = [], when = 'rendered', optional = false }: Options = {},
) {
  type Props = PropsOf<Module[Name]>;
  const componentOf = (module: Module) => module[name] as unknown as FunctionComponent<Props>;

  const ownTexts = [texts].flat();
  const loadAll = async () => {
    const [module] = await Promise.all([load(), ...ownTexts.map(loadMessages)]);
    return module;
  };
  const loadOnce = 'loaded' in load && ownTexts.length === 0 ? load : once(loadAll);

  const Lazy = lazy(async () => {
    if (when === 'idle') await whenIdle();
    const loading = loadOnce().then((module) => ({ default: componentOf(module) }));
    return optional ? loading.catch(() => ({ default: () => null })) : loading;
  });

  function Part(props: Props) {
    const [Component] = useState(() => {
      const module = loadOnce.loaded();
      return module ? componentOf(module) : Lazy;
    });
    return <Component {...props} />;
  }

  return Object.assign(memo(Part), { load: loadOnce });
}
