import { SettingsIcon } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/useT';
import { Popover } from '../../ui/Popover';
import styles from './ChartControls.module.css';

/** A button with a sheet at the lower edge of a phone, beneath the chart that its controls change. */
export function ControlsSheet({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <Popover label={t('chart.controls')} icon={<SettingsIcon />} shape="above">
      {() => <div className={styles.sheet}>{children}</div>}
    </Popover>
  );
}
