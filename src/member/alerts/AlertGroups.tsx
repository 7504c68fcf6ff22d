import { useMemo } from 'react';
import { useT } from '../../i18n/useT';
import type { Watched } from '../../market/alerts';
import { Fold } from '../../ui/Fold';
import { hasManyItems, itemProps, type PlacedItem } from '../../ui/item-props';
import { Items } from '../../ui/Items';
import { AlertList } from './AlertList';
import styles from './AlertGroups.module.css';

type Group = { symbol: string | null; alerts: readonly Watched[] };

/** The usual height of a group that is closed, in px. */
const USUAL_HEIGHT = 41;

/** Alerts by symbol, those that watch a list last; the alerts of a group on opening it. */
export function AlertGroups({ alerts }: { alerts: readonly Watched[] }) {
  const t = useT();
  const groups = useMemo(() => groupsOf(alerts), [alerts]);
  const isLong = hasManyItems(alerts.length);
  return (
    <ul className={styles.groups} aria-label={t('desk.alertsBySymbol')}>
      <Items
        element="li"
        count={groups.length}
        isLong={hasManyItems(groups.length)}
        keyOf={(i) => groups[i]!.symbol ?? ''}
        heightOf={() => USUAL_HEIGHT}
        renderItem={(i, placed) => (
          <AlertGroup {...placed} key={groups[i]!.symbol ?? ''} group={groups[i]!} isHeavy={isLong} />
        )}
      />
    </ul>
  );
}

/** One of many alerts renders them while it is open only. */
type GroupProps = PlacedItem & { group: Group; isHeavy: boolean };

function AlertGroup({ group: { symbol, alerts }, isHeavy, ...placed }: GroupProps) {
  const t = useT();
  const fired = alerts.filter(({ firedAt }) => firedAt !== null).length;
  const armed = alerts.length - fired;
  const head = (
    <>
      <b>{symbol ?? t('desk.alertOnList')}</b>
      <span className="caption">
        {armed > 0 && t('desk.alertsArmed', { count: armed })}
        {armed > 0 && fired > 0 && ' · '}
        {fired > 0 && t('desk.alertsDone', { count: fired })}
      </span>
    </>
  );
  return (
    <li {...itemProps(placed)}>
      <Fold head={head}>{(isOpen) => (isOpen || !isHeavy) && <AlertList alerts={alerts} />}</Fold>
    </li>
  );
}

function groupsOf(alerts: readonly Watched[]): readonly Group[] {
  const bySymbol = new Map<string | null, Watched[]>();
  for (const alert of alerts) {
    const own = bySymbol.get(alert.symbol);
    if (own) own.push(alert);
    else bySymbol.set(alert.symbol, [alert]);
  }
  return [...bySymbol]
    .map(([symbol, own]) => ({ symbol, alerts: own }))
    .sort((one, other) => {
      if (one.symbol === null || other.symbol === null) return one.symbol === null ? 1 : -1;
      return one.symbol < other.symbol ? -1 : 1;
    });
}
