import { useT } from '../../i18n/useT';
import type { Day } from '../../market/day';
import { formatDayOf } from '../../ui/dates';
import type { SignalState, StateKind } from './plan/row-states';
import styles from './StateMark.module.css';

const SIGNS = {
  REPLACED: '↻',
  STOP_BROKEN: '✕',
  TARGET_REACHED: '✓',
  BEYOND_TARGET: '✓',
  STOP_TOO_NEAR: '!',
} satisfies Record<StateKind, string>;

type Props = {
  state: SignalState;
  today: Day;
  /** Whether its words are shown beside the sign; else they are its name. */
  isNamed?: boolean;
};

/** The state of a plan: a sign of its own for each, with its words. */
export function StateMark({ state: { kind, day }, today, isNamed = false }: Props) {
  const t = useT();
  const name = t(`signals.state.${kind}`);
  const since = day === null ? '' : ` ${formatDayOf(day, today)}`;
  return (
    <span className={styles.mark} data-state={kind} title={name + since}>
      <span aria-hidden="true">{SIGNS[kind]}</span>
      <span className={isNamed ? undefined : 'visually-hidden'}>
        {' '}
        {name}
        <span className="visually-hidden">{since}</span>
      </span>
    </span>
  );
}
