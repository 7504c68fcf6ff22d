import { Switch } from '@blueprintjs/core';
import { useSelector } from '@xstate/react';
import { useId, useRef, type ReactNode } from 'react';
import { isSwitchedOn } from '../../../machines/two-factor.machine';
import { useNotify } from '../../app/actors/notify';
import { useTwoFactorActor } from './two-factor';
import { useT } from '../../i18n/useT';
import { Panel } from '../../ui/Panel';
import { SecurityCodeBox } from '../security-code/SecurityCodeBox';
import styles from './TwoFactor.module.css';

/** Any code is right: no server stands behind this. */
const accept = async () => null;

/** The switch of two-factor authentication, which asks for a code before it is on; `label` says what it is a sample of. */
export function TwoFactor({ label }: { label: ReactNode }) {
  const t = useT();
  const id = useId();
  const notify = useNotify();
  const actor = useTwoFactorActor();
  const isOn = useSelector(actor, isSwitchedOn);
  const isAsking = useSelector(actor, (snapshot) => snapshot.matches('asking'));
  const toggle = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLInputElement>(null);

  return (
    <Panel name={t('security.twoFactor')} title={t('security.twoFactor')} fact={label}>
      <div className={styles.body}>
        <Switch
          role="switch"
          aria-checked={isOn}
          inputRef={toggle}
          checked={isOn}
          label={t('security.twoFactor')}
          aria-describedby={id}
          onChange={() => actor.send({ type: 'press' })}
        />
        <p className="text-2" id={id}>
          {t('security.twoFactorHint')}
        </p>
        <p role="status">{isAsking && t('security.twoFactorStep')}</p>
        {isAsking && (
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
