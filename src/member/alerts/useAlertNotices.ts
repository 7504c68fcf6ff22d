import { useEffect, useEffectEvent, useState } from 'react';
import { useMarketTime } from '../../app/actors/AppActors';
import { useNotify } from '../../app/actors/useNotify';
import { useNavigate } from '../../app/router/navigation';
import { useT } from '../../i18n/useT';
import { alertFact, alertTitle, type ShownAlert } from './alerts';
import { useAlertAddress, useAlerts, useListNames } from './useAlerts';
import type { AlertsActor } from './useAlertsActor';

/** As many alerts that fire together are named; of more, their number. */
const MOST_NAMED = 10;

/**
 * Shows what has fired: in the page, and where the person permits it, in the system as well. What had happened before the
 * app was opened is in the bell's list only, unless the market's clock is set back and it happens again. The notifications of the
 * system are closed with the session.
 */
export function useAlertNotices(actor: AlertsActor): void {
  const t = useT();
  const notify = useNotify();
  const { watched } = useAlerts();
  const nameOf = useListNames(watched);
  const addressOf = useAlertAddress(watched);
  const navigate = useNavigate();
  const now = useMarketTime().getTime();
  const [opened, setOpened] = useState(now);
  if (now < opened) setOpened(now);
  const [ofSystem] = useState(() => new Set<Notification>());
  const show = useEffectEvent((alerts: readonly ShownAlert[]) => {
    const news = alerts.filter(({ firedAt }) => Date.parse(firedAt!) >= opened);
    const [first, ...others] = news.slice(0, MOST_NAMED).map((alert) => ({
      title: alertTitle(alert, nameOf),
      description: alertFact(alert),
      href: addressOf(alert),
    }));
    if (first === undefined) return;
    if (others.length > 0) {
      const rest = news.length > MOST_NAMED ? ' · …' : '';
      const words = {
        title: t('desk.alertsFired', { count: news.length }),
        description: [first, ...others].map(({ title }) => title).join(' · ') + rest,
      };
      notify({ kind: 'info', ...words });
      return notifySystem(ofSystem, words, () => {});
    }
    const { href, ...words } = first;
    const open = () => href !== null && navigate(href);
    notify({ kind: 'info', ...words, action: { label: t('desk.alertView'), onAct: open } });
    notifySystem(ofSystem, words, open);
  });
  useEffect(() => {
    const subscription = actor.on('fired', ({ alerts }) => show(alerts as readonly ShownAlert[]));
    return () => subscription.unsubscribe();
  }, [actor]);
  useEffect(() => () => ofSystem.forEach((notification) => notification.close()), [ofSystem]);
}

type Words = { title: string; description: string };

/** Shows a notification of the system and adds it to `shown`; a click on it brings the page to the front, and calls `onOpen`. */
function notifySystem(shown: Set<Notification>, { title, description }: Words, onOpen: () => void) {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const notification = new Notification(title, { body: description });
    shown.add(notification);
    notification.addEventListener('click', () => {
      window.focus();
      onOpen();
    });
  } catch {
    // Chrome on Android has the constructor and refuses it.
  }
}
