import { useMemo, useState } from 'react';
import { translate } from '../../i18n/i18n';
import { useT } from '../../i18n/useT';
import { Choice } from '../../ui/Choice';
import { Panel } from '../../ui/Panel';
import { EChart } from '../charts/EChart';
import { createLines } from './lines';
import { screeningMonths, screenings } from './sample';
import styles from './panels.module.css';

type Screening = keyof typeof screenings;
const all = Object.keys(screenings) as Screening[];

/** One measure of the screenings over a year, beside the average of the same age. */
export function ScreeningsPanel() {
  const t = useT();
  const [chosen, setChosen] = useState<Screening>('bloodPressure');
  const drawing = useMemo(() => drawScreening(chosen), [chosen]);
  const { unit } = screenings[chosen];

  return (
    <Panel title={t('showcase.medical.screenings')}>
      <div className={styles.choice}>
        <Choice
          label={t('showcase.medical.measure')}
          options={all}
          nameOf={(each) => t(`showcase.medical.${each}`)}
          chosen={chosen}
          onChoose={setChosen}
        />
      </div>
      <EChart caption={`${t(`showcase.medical.${chosen}`)}, ${unit}`} drawing={drawing} height={280} />
    </Panel>
  );
}

function drawScreening(chosen: Screening) {
  const { own, average } = screenings[chosen];
  return createLines(() => ({
    head: translate('showcase.charts.month'),
    places: screeningMonths,
    lines: [
      { name: translate('showcase.medical.own'), values: own },
      { name: translate('showcase.medical.average'), values: average },
    ],
  }));
}
