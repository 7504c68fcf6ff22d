import { useQuery } from '@apollo/client/react';
import { NotificationsIcon } from '@blueprintjs/icons';
import { memo } from 'react';
import { useAppActors } from '../../app/actors/AppActors';
import { quoteIn } from '../../graph/useInstrument';
import { useT } from '../../i18n/useT';
import { isAlertReached } from '../../market/alerts';
import { formatPrice } from '../../market/format';
import { isAt, onlyAlertAt, type Level } from './level-alert';
import { KnownQuoteDocument } from './plan/plan.generated';
import { useOlderDay } from './PriceDay';
import { useDesk } from './useDesk';
import { useSaveDesk } from './useSaveDesk';
import { IconButton } from '../../ui/IconButton';
import styles from './LevelAlert.module.css';

/**
 * Whether the person is alerted at a price of a plan; one press arms the alert or removes it. None where the price now is
 * there or beyond, as the alert would fire at once. While the other level is dragged it is not rendered.
 */
export const LevelAlert = memo(function LevelAlert({ symbol, kind, price }: Level) {
  const t = useT();
  const { clock } = useAppActors();
  const { desk } = useDesk({ isOnEveryPage: true });
  const save = useSaveDesk();
  const { data } = useQuery(KnownQuoteDocument, { variables: { symbol }, fetchPolicy: 'cache-only' });
  const known = quoteIn(data?.instrument);
  const isOlder = useOlderDay(known) !== null;
  const quote = { price: isOlder ? null : known.price, changePercent: null };
  const level = { symbol, kind, price };
  const armed = desk?.alerts.find((alert) => alert.firedAt === null && isAt(alert, level));
  const name = t(kind === 'ABOVE' ? 'desk.alertAbove' : 'desk.alertBelow', {
    symbol,
    price: formatPrice(price),
  });

  if (isAlertReached({ kind, price, percent: null }, quote)) return null;

  const toggle = ({ alerts }: NonNullable<typeof desk>) =>
    save(armed ? { removed: { alerts: [armed.id] } } : { alerts: [onlyAlertAt(level, alerts, clock.now())] });

  return (
    <IconButton
      className={styles.level}
      icon={<NotificationsIcon size={12} />}
      label={t('desk.alertAt', { alert: name })}
      aria-pressed={armed !== undefined}
      aria-disabled={!desk || undefined}
      onClick={() => {
        if (desk) void toggle(desk);
      }}
    />
  );
});
