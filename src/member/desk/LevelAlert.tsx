import { Button } from '@blueprintjs/core';
import { NotificationsIcon } from '@blueprintjs/icons';
import { useAppActors } from '../../app/actors/AppActors';
import { useNotify } from '../../app/actors/notify';
import { useT } from '../../i18n/useT';
import { formatPrice } from '../../market/format';
import { levelAlert, type Level } from './level-alert';
import { deskFailure } from './desk-failure';
import { useDesk } from './useDesk';
import styles from './LevelAlert.module.css';

/** Whether the person is alerted at a price of a plan; one press arms the alert or removes it. */
export function LevelAlert({ symbol, kind, price }: Level) {
  const t = useT();
  const notify = useNotify();
  const { clock } = useAppActors();
  const { desk, change } = useDesk({ isOnEveryPage: true });
  const armed = desk?.alerts.find(
    (alert) =>
      alert.symbol === symbol && alert.kind === kind && alert.price === price && alert.firedAt === null,
  );
  const name = t(kind === 'ABOVE' ? 'desk.alertAbove' : 'desk.alertBelow', {
    symbol,
    price: formatPrice(price),
  });

  const toggle = () =>
    change(
      armed ? { removed: [armed.id] } : { alerts: [levelAlert({ symbol, kind, price }, clock.now())] },
    ).catch((error: unknown) =>
      notify({ kind: 'error', title: t('desk.notSaved'), description: deskFailure(error) }),
    );

  return (
    <Button
      className={`icon-only ${styles.level}`}
      variant="minimal"
      icon={<NotificationsIcon size={12} />}
      aria-label={t('desk.alertAt', { alert: name })}
      title={t('desk.alertAt', { alert: name })}
      aria-pressed={armed !== undefined}
      aria-disabled={!desk || undefined}
      onClick={() => {
        if (desk) void toggle();
      }}
    />
  );
}
