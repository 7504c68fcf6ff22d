import type { ComponentType } from 'react';
import type { MessageKey } from '../../i18n/messages';
import { useT } from '../../i18n/useT';
import { Panel } from '../../ui/Panel';
import { Source } from './Source';
import styles from './ComponentPage.module.css';

type Props = {
  /** The key of its title; the one of its sentence ends in `about`. */
  name: MessageKey;
  file: string;
  Example: ComponentType;
};

/** One example: what it shows, the running component, and the source of that very file. */
export function ExamplePanel({ name, file, Example }: Props) {
  const t = useT();
  return (
    <Panel title={t(name)}>
      <p className={styles.about}>{t(`${name}.about` as MessageKey)}</p>
      <div className={styles.live}>
        <Example />
      </div>
      <Source file={file} />
    </Panel>
  );
}
