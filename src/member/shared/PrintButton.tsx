import { PrintIcon } from '@blueprintjs/icons';
import { useT } from '../../i18n/useT';
import { IconButton } from '../../ui/IconButton';

/** Prints the page, as the browser's own command does; a phone has that among what it shares. */
export function PrintButton() {
  const t = useT();
  return (
    <IconButton
      className="hide-on-phone"
      icon={<PrintIcon />}
      label={t('print.page')}
      onClick={() => window.print()}
    />
  );
}
