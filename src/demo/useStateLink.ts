import { useSelector } from '@xstate/react';
import { themeOf } from '../../machines/theme.machine';
import { useAppActors } from '../app/actors/AppActors';
import { useLanguage } from '../i18n/useT';
import type { Controls } from './controls';
import { usePerson } from './PersonControls';
import { withSettings } from './settings';

/** What of the demo a link carries, besides what the product itself has. */
export type Linked = Pick<Controls, 'time' | 'scenario' | 'latency' | 'faults' | 'brand'>;

/** Returns a function that returns the address which opens this page in its present state in an empty browser. */
export function useStateLink({ time, scenario, latency, faults, brand }: Linked): () => string {
  const person = usePerson();
  const language = useLanguage();
  const theme = useSelector(useAppActors().theme, themeOf);

  return () => {
    const link = withSettings(new URL(window.location.href), {
      person,
      clock: time.setting() && time.now(),
      speed: time.setting()?.speed ?? 1,
      latency: latency.get(),
      faults: faults.get(),
      language,
      theme,
      brand: brand.get(),
    });
    link.searchParams.set('scenario', scenario);
    return link.href;
  };
}
