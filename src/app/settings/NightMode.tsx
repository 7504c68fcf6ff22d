import { Switch } from '@blueprintjs/core';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { isNightMode, nightHoursOf } from '../../../machines/theme.machine';
import { useAppActors } from '../actors/AppActors';
import { useT } from '../../i18n/useT';
import { NightRail } from './NightRail';
import { TimeBox } from './TimeBox';
import './NightMode.css';

/** The night-mode switch with its hours while on. */
export function NightMode() {
  const t = useT();
  const id = useId();
  const actor = useAppActors().theme;
  const isOn = useSelector(actor, isNightMode);
  const hours = useSelector(actor, nightHoursOf);
  const choose = (change: Partial<typeof hours>) =>
    actor.send({ type: 'choose night hours', nightHours: { ...hours, ...change } });
  const hint = !isOn ? 'nightAbout' : hours.from === hours.to ? 'nightNone' : 'nightHint';

  return (
    <div className="night">
      <Switch
        className="night-switch"
        role="switch"
        aria-checked={isOn}
        aria-describedby={id}
        label={t('settings.nightMode')}
        checked={isOn}
        onChange={() => actor.send({ type: isOn ? 'night mode off' : 'night mode on' })}
      />
      {isOn && (
        <>
          <NightRail hours={hours} />
          <div className="night-times">
            <TimeBox
              label={t('settings.nightFrom')}
              time={hours.from}
              onChange={(from) => choose({ from })}
            />
            <TimeBox label={t('settings.nightTo')} time={hours.to} onChange={(to) => choose({ to })} />
          </div>
        </>
      )}
      <p className="meta" id={id}>
        {t(`settings.${hint}`)}
      </p>
    </div>
  );
}
