import { useMemo } from 'react';
import { useT } from '../../i18n/useT';
import { compareTexts } from '../../market/by-text';
import type { Watched } from '../../market/alerts';
import { Fold } from '../../ui/Fold';
import { hasManyItems, itemProps, type VirtualItemProps } from '../../ui/item-props';
import { Items } from '../../ui/Items';
import { AlertList } from './AlertList';
import { WatchedFilters, type WatchedFilter } from './WatchedFilters';
import styles from './AlertGroups.module.css';

type Group = { symbol: string | null; alerts: readonly Watched[] };

/** The usual height of a group that is closed, in px. */
const USUAL_HEIGHT = 41;

type Props = { alerts: readonly Watched[]; filters: readonly WatchedFilter[] };

/** Alerts by symbol, then those that watch a list, then the watched filters; what a group has on opening it. */
export function AlertGroups({ alerts, filters }: Props) {
  const t = useT();
  const groups = useMemo(() => groupsOf(alerts), [alerts]);
  const isLong = hasManyItems(alerts.length);
  const keyOf = (i: number) => (groups[i] ? (groups[i].symbol ?? '') : 'filters');
  return (
    <ul className={styles.groups} aria-label={t('desk.alertsBySymbol')}>
      <Items
        element="li"
        count={groups.length + (filters.length > 0 ? 1 : 0)}
        isLong={hasManyItems(groups.length)}
        keyOf={keyOf}
        heightOf={() => USUAL_HEIGHT}
        renderItem={(i, virtual) =>
          groups[i] ? (
            <AlertGroup {...virtual} key={keyOf(i)} group={groups[i]} isHeavy={isLong} />
          ) : (
            <FilterGroup {...virtual} key={keyOf(i)} filters={filters} />
          )
        }
      />
    </ul>
  );
}

/** One of many alerts renders them while it is open only. */
type GroupProps = VirtualItemProps & { group: Group; isHeavy: boolean };

function AlertGroup({ group: { symbol, alerts }, isHeavy, ...virtual }: GroupProps) {
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
    <li {...itemProps(virtual)}>
      <Fold head={head}>{(isOpen) => (isOpen || !isHeavy) && <AlertList alerts={alerts} />}</Fold>
    </li>
  );
}

function FilterGroup({ filters, ...virtual }: VirtualItemProps & Pick<Props, 'filters'>) {
  const t = useT();
  const head = (
    <>
      <b>{t('desk.filters')}</b>
      <span className="caption">{t('desk.alertsArmed', { count: filters.length })}</span>
    </>
  );
  return (
    <li {...itemProps(virtual)}>
      <Fold head={head}>
        <WatchedFilters watched={filters} />
      </Fold>
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
      return compareTexts(one.symbol, other.symbol);
    });
}
