import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { useToday } from '../../../app/actors/useToday';
import { useT } from '../../../i18n/useT';
import { Panel } from '../../../ui/Panel';
import { IconButton } from '../../../ui/IconButton';
import { MonthTable } from './MonthTable';
import { monthAfter, monthOf } from './month';
import { TreatmentList } from './TreatmentList';
import { treatmentsAround } from './treatments';
import styles from './TreatmentsPanel.module.css';

/** The treatments of a month, and those of the chosen day. */
export function TreatmentsPanel() {
  const t = useT();
  const today = useToday();
  const [day, setDay] = useState(today);
  const [month, setMonth] = useState(monthOf(today));
  const treatments = treatmentsAround(today);
  const [year, number] = month.split('-');
  const go = (months: number) => setMonth(monthAfter(month, months));

  return (
    <Panel title={t('showcase.medical.treatments')}>
      <div className={styles.month}>
        <IconButton icon={<ChevronLeftIcon />} label={t('calendar.previous')} onClick={() => go(-1)} />
        <h3 aria-live="polite">
          {number}/{year}
        </h3>
        <IconButton icon={<ChevronRightIcon />} label={t('calendar.next')} onClick={() => go(1)} />
      </div>
      <MonthTable month={month} today={today} treatments={treatments} chosen={day} onChoose={setDay} />
      <TreatmentList day={day} treatments={treatments.filter((each) => each.day === day)} />
    </Panel>
  );
}
