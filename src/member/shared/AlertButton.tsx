import { NotificationsIcon } from '@blueprintjs/icons';
import { useDeferredValue, type MouseEvent } from 'react';
import { useT } from '../../i18n/useT';
import { useDeskDialogs } from './desk-dialogs';
import { IconButton } from '../../ui/IconButton';

type Props = { symbol: string; price: number | null; className?: string | undefined };

/** Adds an alert on a symbol, in a dialog that begins with its price. */
export function AlertButton({ symbol, price, className = '' }: Props) {
  const t = useT();
  const { openAlert } = useDeskDialogs();
  return (
    <IconButton
      className={className}
      icon={<NotificationsIcon size={12} />}
      label={t('app.alertOn', { symbol })}
      onClick={(event: MouseEvent) => {
        // The row around it opens its page.
        event.stopPropagation();
        openAlert({ symbol, price });
      }}
    />
  );
}

/** The same in a row, over its end: rendered after what is read. */
export function RowAlertButton(props: Props) {
  return useDeferredValue(true, false) && <AlertButton {...props} />;
}
