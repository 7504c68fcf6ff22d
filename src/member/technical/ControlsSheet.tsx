import { SettingsIcon } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/useT';
import { focusField } from '../../ui/focus';
import { Popover } from '../../ui/Popover';
import styles from './ChartControls.module.css';

type Props = {
  /** Whether its button begins with the focus. */
  isFocused: boolean;
  children: ReactNode;
};

/** A button with a sheet at the lower edge of a phone, beneath the chart that its controls change. */
export function ControlsSheet({ isFocused, children }: Props) {
  const t = useT();
  return (
    <Popover
      label={t('chart.controls')}
      icon={<SettingsIcon />}
      shape="above"
      ref={isFocused ? focusField : null}
    >
      {() => <div className={styles.sheet}>{children}</div>}
    </Popover>
  );
}
