import { NotificationsIcon } from '@blueprintjs/icons';
import type { Shape } from '../../../../machines/drawing.machine';
import { useT } from '../../../i18n/useT';
import { IconButton } from '../../../ui/IconButton';

type Props = {
  line: Shape;
  /** The line in words. */
  text: string;
  alerted: ReadonlySet<string>;
  onToggle: (line: Shape) => void;
};

/** Whether an alert watches at the price of a horizontal line; one press arms or removes it. */
export function LineAlert({ line, text, alerted, onToggle }: Props) {
  const t = useT();
  const isArmed = alerted.has(line.id);
  return (
    <IconButton
      icon={<NotificationsIcon />}
      intent={isArmed ? 'primary' : 'none'}
      label={t('lines.alert', { line: text })}
      aria-pressed={isArmed}
      onClick={() => onToggle(line)}
    />
  );
}
