import { HelpIcon } from '@blueprintjs/icons';
import { useT } from '../../../i18n/useT';
import { Popover } from '../../../ui/Popover';
import styles from '../Popover.module.css';

export function Explains() {
  const t = useT();
  return (
    <Popover label={t('partner.data')} icon={<HelpIcon />} shape="choices">
      {() => <p className={styles.text}>{t('partner.dataText')}</p>}
    </Popover>
  );
}
