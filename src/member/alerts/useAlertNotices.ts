import { useEffect, useEffectEvent, useState } from 'react';
import { useAppActors } from '../../app/actors/AppActors';
import { useNotify } from '../../app/actors/useNotify';
import { useT } from '../../i18n/useT';
import type { Watched } from '../../market/alerts';
import { alertFact, alertTitle } from './alerts';
import { useAlerts, useListNames } from './useAlerts';
import type { AlertsActor } from './useAlertsActor';

/**
 * Shows what has fired: in the page, and where the person permits it, in the system as well. What had happened before the
 * app was opened is in the bell's list only.
 */
export function useAlertNotices(actor: AlertsActor): void {
  const t = useT();
  const notify = useNotify();
  const { clock } = useAppActors();
  const { watched } = useAlerts();
  const nameOf = useListNames(watched);
  const [opened] = useState(() => clock.now().getTime());
  const show = useEffectEvent((alerts: readonly Watched[]) => {
    const news = alerts.filter(({ firedAt }) => Date.parse(firedAt!) >= opened);
    const [first, ...others] = news.map((alert) => ({
      title: alertTitle(alert, nameOf),
      description: alertFact(alert),
    }));
    if (first === undefined) return;
    const words =
      others.length === 0
        ? first
        : {
            title: t('desk.alertsFired', { count: news.length }),
            description: [first, ...others].map(({ title }) => title).join(' · '),
          };
    notify({ kind: 'info', ...words });
    notifySystem(words);
  });
  useEffect(() => {
    const subscription = actor.on('fired', ({ alerts }) => show(alerts as readonly Watched[]));
    return () => subscription.unsubscribe();
  }, [actor]);
}

function notifySystem({ title, description }: { title: string; description: string }) {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    void new Notification(title, { body: description });
  } catch {
    // Chrome on Android has the constructor and refuses it.
  }
}
