import { OptionGrid } from './OptionGrid';
import type { Controls } from './controls';
import { useDrawerTexts } from './drawer-texts';

type Props = Pick<Controls, 'scenario' | 'scenarios' | 'openScenario'>;

/** The mock backend's scenarios; choosing another one reloads the page. */
export function ScenarioControls({ scenario, scenarios, openScenario }: Props) {
  const texts = useDrawerTexts();
  return (
    <section aria-label={texts.scenario}>
      <h3>{texts.scenario}</h3>
      <OptionGrid
        columns={2}
        options={scenarios.map((value) => ({
          value,
          ...(texts.scenarios[value] ?? { name: value, hint: '' }),
        }))}
        pressed={scenario}
        onPress={openScenario}
      />
    </section>
  );
}
