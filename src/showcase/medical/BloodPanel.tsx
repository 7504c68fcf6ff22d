import { useMemo, useState } from 'react';
import { translate } from '../../i18n/i18n';
import { useT } from '../../i18n/useT';
import { formatDay } from '../../ui/dates';
import { Panel } from '../../ui/Panel';
import { EChart } from '../charts/EChart';
import { BloodTable } from './BloodTable';
import { createLines } from './lines';
import { bloodDays, bloodTests, type BloodTest } from './sample';
import { Select } from '../../ui/Select';
import styles from './panels.module.css';

const tests = Object.keys(bloodTests) as BloodTest[];

/** The last blood tests as a table, and the course of one of them. */
export function BloodPanel() {
  const t = useT();
  const [chosen, setChosen] = useState<BloodTest>('cholesterol');
  const drawing = useMemo(() => drawTest(chosen), [chosen]);

  return (
    <Panel
      title={t('showcase.medical.blood')}
      fact={<time dateTime={bloodDays.at(-1)}>{formatDay(bloodDays.at(-1))}</time>}
    >
      <BloodTable />
      <div className={styles.item}>
        <Select
          aria-label={t('showcase.medical.bloodTest')}
          value={chosen}
          onChange={({ target }) => setChosen(target.value as BloodTest)}
          options={tests.map((value) => ({ value, label: t(`showcase.medical.${value}`) }))}
        />
      </div>
      <EChart
        caption={t('showcase.medical.bloodAbout', {
          test: t(`showcase.medical.${chosen}`),
          unit: bloodTests[chosen].unit,
        })}
        drawing={drawing}
        height={240}
      />
    </Panel>
  );
}

function drawTest(test: BloodTest) {
  const { results, range } = bloodTests[test];
  return createLines(() => ({
    head: translate('showcase.charts.day'),
    places: bloodDays.map((day) => formatDay(day)),
    lines: [{ name: translate(`showcase.medical.${test}`), values: results }],
    range,
  }));
}
