import { OptionGrid } from './OptionGrid';
import type { Controls } from './controls';
import { useTexts } from './useTexts';

type Props = Pick<Controls, 'scenario' | 'scenarios' | 'openScenario'>;

/** The states that the mock backend can be in; the page opens again on another one. */
export function ScenarioControls({ scenario, scenarios, openScenario }: Props) {
  const texts = useTexts();
  return (
    <section aria-label={texts.scenario}>
      <h3>{texts.scenario}</h3>
      <OptionGrid
        columns={2}
        choices={scenarios.map((choice) => ({
          choice,
          ...(texts.scenarios[choice] ?? { name: choice, hint: '' }),
        }))}
        pressed={scenario}
        onPress={openScenario}
      />
    </section>
  );
}
