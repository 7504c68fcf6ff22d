import { BanCircleIcon, RepeatIcon, TickCircleIcon, WarningSignIcon } from '@blueprintjs/icons';
import { useT } from '../../i18n/useT';
import { formatDayMonth } from '../../ui/dates';
import type { SignalState, StateKind } from './signal-state';
import styles from './SignalsTable.module.css';

const ICONS = {
  REPLACED: RepeatIcon,
  STOP_BROKEN: BanCircleIcon,
  TARGET_REACHED: TickCircleIcon,
  BEYOND_TARGET: TickCircleIcon,
  STOP_TOO_NEAR: WarningSignIcon,
} satisfies Record<StateKind, unknown>;

type Props = {
  state: SignalState;
  /** Whether its words are shown beside the icon; else they are its name. */
  isNamed?: boolean;
};

/** The state of a plan: an icon of its own for each, with its words. */
export function StateMark({ state: { kind, day }, isNamed = false }: Props) {
  const t = useT();
  const Icon = ICONS[kind];
  const name = t(`signals.state.${kind}`);
  const words = day === null ? name : `${name} ${formatDayMonth(day)}`;
  return (
    <span className={styles.mark} data-state={kind} title={words}>
      <Icon size={12} />
      <span className={isNamed ? undefined : 'visually-hidden'}> {words}</span>
    </span>
  );
}
