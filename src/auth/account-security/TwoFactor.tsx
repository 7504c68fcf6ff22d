import { Switch } from '@blueprintjs/core';
import { useSelector } from '@xstate/react';
import { useId, useRef, type ReactNode } from 'react';
import { isSwitchedOn, twoFactorMachine } from '../../../machines/two-factor.machine';
import { useNotify } from '../../app/actors/useNotify';
import { useT } from '../../i18n/useT';
import { Panel } from '../../ui/Panel';
import { SecurityCodeBox } from '../security-code/SecurityCodeBox';
import styles from './TwoFactor.module.css';
import { createActor } from 'xstate';
import { createPerPerson } from '../../app/actors/create-per-person';

/** The two-factor machine of the signed-in person. */
const useTwoFactorActor = createPerPerson({
  open: () => createActor(twoFactorMachine).start(),
  close: (actor) => actor.stop(),
});

/** Accepts any code: the switch is sample material without a server. */
const accept = async () => null;

/** The two-factor switch; turning it on requires a code. `label` marks it as sample data. */
export function TwoFactor({ label }: { label: ReactNode }) {
  const t = useT();
  const id = useId();
  const notify = useNotify();
  const actor = useTwoFactorActor();
  const isOn = useSelector(actor, isSwitchedOn);
  const isVerifying = useSelector(actor, (snapshot) => snapshot.matches('verifying'));
  const toggle = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLInputElement>(null);

  return (
    <Panel title={t('security.twoFactor')} fact={label} className={styles.panel}>
      <div className={styles.body}>
        <Switch
          role="switch"
          aria-checked={isOn}
          inputRef={toggle}
          checked={isOn}
          label={t('security.twoFactor')}
          aria-describedby={id}
          onChange={() => actor.send({ type: 'toggle' })}
        />
        <p className="text-2" id={id}>
          {t('security.twoFactorHint')}
        </p>
        <p role="status">{isVerifying && t('security.twoFactorStep')}</p>
        {isVerifying && (
          <div className={styles.code}>
            <SecurityCodeBox
              inputRef={box}
              verify={accept}
              onVerified={() => {
                toggle.current?.focus();
                actor.send({ type: 'verified' });
                notify({ kind: 'success', title: t('security.twoFactorOn') });
              }}
            />
          </div>
        )}
      </div>
    </Panel>
  );
}
