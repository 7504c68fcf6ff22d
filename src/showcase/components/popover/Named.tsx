import { Button } from '@blueprintjs/core';
import { InfoSignIcon } from '@blueprintjs/icons';
import { useT } from '../../../i18n/useT';
import { Popover } from '../../../ui/Popover';
import styles from '../Popover.module.css';

export function Named() {
  const t = useT();
  return (
    <Popover label={t('about.signals')} text icon={<InfoSignIcon />} shape="choices">
      {(close) => (
        <div className={styles.confirm}>
          <p>{t('about.signalsText')}</p>
          <div>
            <Button text={t('common.close')} onClick={close} />
          </div>
        </div>
      )}
    </Popover>
  );
}
