import { useT } from '../../i18n/useT';
import { Panel } from '../../ui/Panel';
import { components, type ComponentName, type Effect, type Key } from './components';
import styles from './ComponentPage.module.css';

/** What the keyboard does in a component. */
export function KeysPanel({ component }: { component: ComponentName }) {
  const t = useT();
  const rows = Object.entries(components[component].keys) as [Effect, readonly Key[]][];
  return (
    <Panel title={t('showcase.frame.keyboard')}>
      <dl className={styles.keys}>
        {rows.map(([effect, keys]) => (
          <div key={effect}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key === 'Space' ? t('showcase.frame.space') : key}</kbd>
              ))}
            </dt>
            <dd>{t(`showcase.keys.${effect}`)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
