import { useSyncExternalStore } from 'react';
import { RadioGroup } from '../app/settings/RadioGroup';
import type { Controls } from './controls';
import { useDrawerTexts } from './drawer-texts';
import { latencies } from './settings';

const options = latencies.map(String);

/** How long each response takes. */
export function LatencyControls({ latency }: Pick<Controls, 'latency'>) {
  const texts = useDrawerTexts();
  const current = useSyncExternalStore(latency.subscribe, latency.get);
  return (
    <section aria-label={texts.latency}>
      <RadioGroup
        name="demo-latency"
        label={texts.latency}
        options={options}
        labelOf={(option) => (option === 'null' ? texts.latencies.usual : texts.latencies.of(Number(option)))}
        value={String(current)}
        onChange={(option) => latency.set(latencies.find((each) => String(each) === option) ?? null)}
      />
    </section>
  );
}
