import { translate } from '../../i18n/i18n';
import { useT } from '../../i18n/useT';
import { Panel } from '../../ui/Panel';
import { EChart } from '../charts/EChart';
import { createBars } from './bars';
import { steps } from './sample';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

const week = createBars(
  () =>
    weekdays.map((weekday) => ({
      name: translate(`showcase.medical.weekday${weekday}`),
      value: steps[weekday - 1]!,
    })),
  () => [translate('showcase.charts.day'), translate('showcase.medical.steps')],
);

/** How much the person has moved. */
export function ActivityPanel() {
  const t = useT();
  return (
    <Panel title={t('showcase.medical.activity')}>
      <EChart caption={t('showcase.medical.activityAbout')} drawing={week} height={240} />
    </Panel>
  );
}
