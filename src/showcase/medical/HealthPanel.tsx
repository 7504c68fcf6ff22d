import { translate } from '../../i18n/i18n';
import { useT } from '../../i18n/useT';
import { Panel } from '../../ui/Panel';
import { EChart } from '../charts/EChart';
import { createBars } from './bars';
import { health } from './sample';

const scores = createBars(
  () =>
    Object.entries(health).map(([name, value]) => ({
      name: translate(`showcase.medical.${name as keyof typeof health}`),
      value,
    })),
  () => [translate('showcase.medical.area'), translate('showcase.medical.score')],
  true,
);

/** How the person does, area by area. */
export function HealthPanel() {
  const t = useT();
  return (
    <Panel title={t('showcase.medical.health')}>
      <EChart caption={t('showcase.medical.healthAbout')} drawing={scores} height={240} />
    </Panel>
  );
}
