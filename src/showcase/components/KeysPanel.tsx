import type { MessageKey } from '../../i18n/messages';
import { useT } from '../../i18n/useT';
import { Panel } from '../../ui/Panel';
import styles from './ComponentPage.module.css';

type Effect = MessageKey extends infer Key
  ? Key extends `showcase.keys.${infer Name}`
    ? Name
    : never
  : never;

/** What each key does, in the order of a person's way through the component. */
export type Keys = readonly { readonly keys: readonly Key[]; readonly does: Effect }[];

type Key = 'Tab' | 'Enter' | 'Space' | 'Esc' | '↑' | '↓' | '←' | '→';

/** What the keyboard does. */
export function KeysPanel({ keys: rows }: { keys: Keys }) {
  const t = useT();
  return (
    <Panel name={t('showcase.frame.keyboard')} title={t('showcase.frame.keyboard')}>
      <dl className={styles.keys}>
        {rows.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key === 'Space' ? t('showcase.frame.space') : key}</kbd>
              ))}
            </dt>
            <dd>{t(`showcase.keys.${does}`)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
