import { Callout } from '@blueprintjs/core';
import { ErrorIcon, InfoSignIcon, TickCircleIcon, WarningSignIcon } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import styles from './Alert.module.css';

const icons = {
  success: <TickCircleIcon />,
  info: <InfoSignIcon />,
  warning: <WarningSignIcon />,
  error: <ErrorIcon />,
};

export type AlertKind = keyof typeof icons;

type Props = { kind: AlertKind; title?: string; children: ReactNode; action?: ReactNode };

/** A message that stays in its place, in one of four kinds. */
export function Alert({ kind, title, children, action }: Props) {
  return (
    <Callout className={styles.alert!} data-kind={kind} icon={icons[kind]}>
      <div>
        {title && <strong className="semibold">{title}</strong>}
        <p>{children}</p>
      </div>
      {action}
    </Callout>
  );
}
