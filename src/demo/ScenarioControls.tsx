import { OptionGrid } from './OptionGrid';
import type { Controls } from './controls';
import { useT } from '../i18n/useT';

type Props = Pick<Controls, 'scenario' | 'scenarios' | 'openScenario'>;

/** The mock backend's scenarios; choosing another one reloads the page. */
export function ScenarioControls({ scenario, scenarios, openScenario }: Props) {
  const t = useT();
  return (
    <section aria-label={t('demo.scenarios')}>
      <h3>{t('demo.scenarios')}</h3>
      <OptionGrid
        columns={2}
        options={scenarios.map((value) => ({
          value,
          name: t(`demo.scenario.${value}`),
          hint: t(`demo.scenario.${value}.hint`),
        }))}
        pressed={scenario}
        onPress={openScenario}
      />
    </section>
  );
}
