import { Button } from '@blueprintjs/core';
import { useSyncExternalStore } from 'react';
import { useAppActors } from '../../app/actors/AppActors';
import { Link } from '../../app/router/Link';
import { useT } from '../../i18n/useT';
import { hasManyItems, itemProps, type VirtualItemProps } from '../../ui/item-props';
import { Items } from '../../ui/Items';
import { alertFact, alertTitle, armedAgain, isNewsOfFilter, type ShownAlert } from './alerts';
import { heldPrices } from './held-prices';
import { useAlertAddress, useListNames } from './useAlerts';
import { useSaveDesk } from '../shared/useSaveDesk';
import styles from './AlertList.module.css';

type Props = { alerts: readonly ShownAlert[]; onOpen?: () => void };

/** The usual height of an alert, in px. */
const USUAL_HEIGHT = 50;

/** Alerts with what they watch for and when they fired, or why not yet; an own one may be deleted, a fired one armed again, news neither. */
export function AlertList({ alerts, onOpen }: Props) {
  const t = useT();
  const { clock } = useAppActors();
  const save = useSaveDesk();
  const nameOf = useListNames(alerts);
  const addressOf = useAlertAddress(alerts);
  const held = useSyncExternalStore(heldPrices.subscribe, heldPrices.get);
  const title = (alert: ShownAlert) => alertTitle(alert, nameOf);

  const renderAlert = (alert: ShownAlert, virtual: VirtualItemProps) => (
    <li
      key={alert.id}
      {...itemProps(virtual)}
      data-alert={alert.kind}
      data-fired={alert.firedAt !== null || undefined}
    >
      <span className={styles.words}>
        {alert.symbol === null ? (
          <span className="semibold">{title(alert)}</span>
        ) : (
          <Link className="semibold" href={addressOf(alert)!} onClick={onOpen}>
            {title(alert)}
          </Link>
        )}
        <span className="caption">{alertFact(alert, held.get(alert.symbol ?? ''))}</span>
      </span>
      {alert.firedAt !== null && alert.kind !== 'SELLABLE' && !isNewsOfFilter(alert) && (
        <Button
          size="small"
          text={t('desk.alertArm')}
          aria-label={t('desk.alertArmOf', { alert: title(alert) })}
          onClick={() => void save({ alerts: [armedAgain(alert, clock.now())] })}
        />
      )}
      {alert.tradeId === null && !isNewsOfFilter(alert) && (
        <Button
          size="small"
          variant="minimal"
          text={t('desk.remove')}
          aria-label={t('desk.alertRemoveOf', { alert: title(alert) })}
          onClick={() => void save({ removed: { alerts: [alert.id] } })}
        />
      )}
    </li>
  );

  return (
    <ul className={styles.alerts}>
      <Items
        element="li"
        count={alerts.length}
        isLong={hasManyItems(alerts.length)}
        keyOf={(i) => alerts[i]!.id}
        heightOf={() => USUAL_HEIGHT}
        renderItem={(i, virtual) => renderAlert(alerts[i]!, virtual)}
      />
    </ul>
  );
}
