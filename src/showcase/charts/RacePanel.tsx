import { Button } from '@blueprintjs/core';
import { ResetIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { useT } from '../../i18n/useT';
import { Panel } from '../../ui/Panel';
import { EChart } from './EChart';
import { createRace } from './kinds/race';

/** The line race, which can be run again. */
export function RacePanel() {
  const t = useT();
  const [race, setRace] = useState(createRace);
  return (
    <Panel
      title={t('showcase.charts.race')}
      action={
        <Button
          variant="minimal"
          icon={<ResetIcon />}
          text={t('showcase.charts.again')}
          onClick={() => setRace(createRace())}
        />
      }
    >
      <EChart caption={t('showcase.charts.raceAbout')} drawing={race} />
    </Panel>
  );
}
