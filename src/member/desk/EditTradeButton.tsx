import { Button } from '@blueprintjs/core';
import { useT } from '../../i18n/useT';
import { formatDay } from '../../ui/dates';
import styles from './DeskHistoryPanel.module.css';

type Props = { symbol: string; day: string; onEdit: () => void };

/** Opens the dialog of a trade. */
export function EditTradeButton({ symbol, day, onEdit }: Props) {
  const t = useT();
  return (
    <Button
      className={styles.edit!}
      size="small"
      variant="minimal"
      text={t('desk.edit')}
      aria-label={t('desk.editOf', { symbol, day: formatDay(day) })}
      onClick={onEdit}
    />
  );
}
