import { Switch } from '@blueprintjs/core';
import { useEffect, useId, useState } from 'react';
import { useAppActors, useSession, useSessionClients } from '../../../app/actors/AppActors';
import type { PushOffer, PushStanding } from '../../../app/push/push';
import type { MessageKey } from '../../../i18n/messages';
import { useT } from '../../../i18n/useT';
import styles from './PushSetting.module.css';

const MISSING = {
  unsupported: 'desk.pushUnsupported',
  'to install': 'desk.pushToInstall',
  denied: 'desk.pushDenied',
} as const satisfies Record<Exclude<PushStanding, 'on' | 'off'>, MessageKey>;

type Push = typeof import('../../../app/push/push');
type Rest = Parameters<Push['pushKeyOf']>[0];
type Loaded = { push: Push; offer: PushOffer; standing: PushStanding };

/** Has the server send alerts while the app is closed, or says what is missing; a server that does not send any has no setting. */
export function PushSetting() {
  const clients = useSessionClients();
  return clients.status === 'none' ? null : <OfferedPush rest={clients.rest} />;
}

function OfferedPush({ rest }: { rest: Rest }) {
  const { storage } = useAppActors();
  const person = useSession(({ context }) => String(context.session?.user.id ?? ''));
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let isOver = false;
    const load = async () => {
      const push = await import('../../../app/push/push');
      const publicKey = await push.pushKeyOf(rest);
      if (publicKey === null) return;
      const offer = { publicKey, person };
      const standing = await push.pushStanding(storage, offer);
      if (!isOver) setLoaded({ push, offer, standing });
    };
    // Whether the server sends any is found out when the alerts are opened again.
    load().catch(() => {});
    return () => {
      isOver = true;
    };
  }, [rest, storage, person]);
  return loaded && <Setting key={person} rest={rest} {...loaded} />;
}

function Setting({ rest, push, offer, standing: first }: Loaded & { rest: Rest }) {
  const t = useT();
  const id = useId();
  const actors = useAppActors();
  const [standing, setStanding] = useState(first);
  const [step, setStep] = useState<'resting' | 'saving' | 'failed'>('resting');
  const isOn = standing === 'on';

  const turn = async () => {
    setStep('saving');
    try {
      if (isOn) await push.turnOffPush(actors.storage, rest);
      setStanding(isOn ? 'off' : await push.turnOnPush(actors, { ...offer, rest }));
      setStep('resting');
    } catch {
      setStep('failed');
    }
  };

  const missing = standing === 'on' || standing === 'off' ? null : MISSING[standing];
  const hint = missing ?? (step === 'failed' ? 'desk.pushFailed' : null);
  return (
    <div className={styles.setting}>
      <Switch
        role="switch"
        aria-checked={isOn}
        aria-describedby={id}
        checked={isOn}
        disabled={missing !== null || step === 'saving'}
        label={t('desk.push')}
        onChange={() => void turn()}
      />
      <p id={id} className="caption" role="status">
        {hint && t(hint)}
      </p>
    </div>
  );
}
