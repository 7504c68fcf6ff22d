import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons';
import type { ExplainedSignalFragment } from '../../../graph/signal-history.generated';
import { useT } from '../../../i18n/useT';
import { IconButton } from '../../../ui/IconButton';

type Props = {
  /** Oldest first. */
  signals: readonly ExplainedSignalFragment[];
  /** The index of the shown signal; -1 when it is not listed. */
  position: number;
  onOpen: (signal: ExplainedSignalFragment) => void;
};

/** Buttons to the signals before and after the shown one; back to the newest when that is not listed. */
export function SignalSteps({ signals, position, onOpen }: Props) {
  const t = useT();
  const isListed = position !== -1;
  const earlier = isListed ? signals[position - 1] : signals.at(-1);
  const later = isListed ? signals[position + 1] : undefined;

  return (
    <>
      <Step name={t('why.previous')} to={earlier} onOpen={onOpen}>
        <ChevronLeftIcon />
      </Step>
      <Step name={t('why.next')} to={later} onOpen={onOpen}>
        <ChevronRightIcon />
      </Step>
    </>
  );
}

type StepProps = {
  name: string;
  to: ExplainedSignalFragment | undefined;
  onOpen: (signal: ExplainedSignalFragment) => void;
  children: React.JSX.Element;
};

function Step({ name, to, onOpen, children }: StepProps) {
  return (
    <IconButton
      icon={children}
      label={name}
      // `disabled` would lose the focus.
      aria-disabled={to === undefined}
      onClick={() => to && onOpen(to)}
    />
  );
}
