import { ApolloProvider } from '@apollo/client/react';
import { Button } from '@blueprintjs/core';
import { NotificationsIcon } from '@blueprintjs/icons';
import { Suspense, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useSessionClients } from '../../app/actors/AppActors';
import { useT } from '../../i18n/useT';
import { Skeleton } from '../../ui/PanelState';
import { part } from '../../ui/part';
import { Popover } from '../../ui/Popover';
import { LoadFailedLine } from '../shared/LoadFailed';
import { AlertList } from './AlertList';
import { rowOf, type ShownAlert } from './alerts';
import { useFired } from './useAlerts';
import styles from './AlertsBell.module.css';

const PushSetting = part(() => import('./push/PushSetting'), 'PushSetting', { optional: true });

/** The class of a place in a phone's bar, where the bell has its name beneath it. */
type Props = { className?: string | undefined };

/** The alerts that have fired, newest first, behind a bell with the number of those not seen yet. */
export function AlertsBell(props: Props) {
  const clients = useSessionClients();
  // A failed client is reported by the page itself.
  if (clients.status !== 'ready') return null;
  return (
    <ApolloProvider client={clients.client}>
      <Bell {...props} />
    </ApolloProvider>
  );
}

function Bell({ className }: Props) {
  const t = useT();
  const { fired } = useFired();
  const unseen = fired.filter(({ isSeen }) => !isSeen).length;
  const icon = (
    <span className={styles.bell}>
      <NotificationsIcon />
      {unseen > 0 && <span className={styles.count} data-count={unseen} aria-hidden="true" />}
    </span>
  );
  return (
    <Popover
      label={t('desk.alerts')}
      icon={icon}
      className={className}
      {...(className && { text: true, shape: 'above' })}
    >
      {(close) => (
        <FiredAlerts onOpen={close}>
          <Suspense>
            <PushSetting />
          </Suspense>
        </FiredAlerts>
      )}
    </Popover>
  );
}

/** As many alerts stand behind the bell at first, and as many more with each press. */
const STEP = 50;

type ListProps = { onOpen?: () => void; children?: ReactNode };

/**
 * The list behind the bell, and beneath it what is set of alerts that a server has, which sends none where the desk is this
 * browser's; what is listed counts as seen.
 */
export function FiredAlerts({ onOpen, children }: ListProps) {
  const t = useT();
  const { desk, error, retry, change, fired } = useFired();
  const [most, setMost] = useState(STEP);
  const shown = fired.slice(0, most);
  useSeen(shown, change);

  return (
    <div className={styles.list}>
      <h2>{t('desk.alerts')}</h2>
      {!desk && !error && <Skeleton rows={3} isApart />}
      {!desk && error && <LoadFailedLine error={error} text={t('desk.failed')} onRetry={retry} />}
      {desk && fired.length === 0 && <p className={`${styles.empty} text-2`}>{t('desk.alertsNone')}</p>}
      <AlertList alerts={shown} {...(onOpen && { onOpen })} />
      {fired.length > most && (
        <div className={styles.foot}>
          <Button
            variant="minimal"
            text={t('desk.alertsOlder', { count: fired.length - most })}
            onClick={() => setMost(most + STEP)}
          />
        </div>
      )}
      <SystemNotifications />
      {desk?.keeper === 'SERVER' && children}
    </div>
  );
}

/** Saves that the person sees the alerts that are shown, each once; where that fails, they count as unseen for longer. */
function useSeen(shown: readonly ShownAlert[], change: ReturnType<typeof useFired>['change']) {
  const marked = useRef(new Set<string>());
  const mark = useEffectEvent(() => {
    const unseen = shown.filter(({ id, isSeen }) => !isSeen && !marked.current.has(id));
    if (unseen.length === 0) return;
    for (const { id } of unseen) marked.current.add(id);
    change({ alerts: unseen.map((alert) => rowOf(alert, { isSeen: true })) }).catch(() => {});
  });
  const ids = shown.flatMap(({ id, isSeen }) => (isSeen ? [] : [id])).join(' ');
  useEffect(() => mark(), [ids]);
}

/** Requests the browser's permission for notifications, where it has neither been given nor refused. */
function SystemNotifications() {
  const t = useT();
  const [permission, setPermission] = useState(() =>
    'Notification' in window ? Notification.permission : 'denied',
  );
  if (permission !== 'default') return null;
  return (
    <div className={styles.foot}>
      <Button
        text={t('desk.alertsSystem')}
        onClick={() => void Notification.requestPermission().then(setPermission)}
      />
    </div>
  );
}
