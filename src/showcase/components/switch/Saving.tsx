import { useState, useTransition } from 'react';
import { useNotify } from '../../../app/actors/useNotify';
import { useT } from '../../../i18n/useT';
import { Toggle } from '../Toggle';
import { wait } from '../sample';

export function Saving() {
  const t = useT();
  const notify = useNotify();
  const [isOn, setIsOn] = useState(false);
  const [isSaving, startSaving] = useTransition();
  const save = async (next: boolean) => {
    await wait(1_500);
    setIsOn(next);
    notify({ kind: 'success', title: t(next ? 'showcase.switch.turnedOn' : 'showcase.switch.turnedOff') });
  };
  return (
    <Toggle
      label={t(isSaving ? 'showcase.switch.saving' : 'settings.nightMode')}
      isOn={isOn}
      // `disabled` would lose the focus.
      aria-disabled={isSaving}
      onToggle={(next) => {
        if (!isSaving) startSaving(() => save(next));
      }}
    />
  );
}
