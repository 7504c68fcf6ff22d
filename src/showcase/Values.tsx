import { Fact, Facts } from '../ui/Facts';
import styles from './Values.module.css';

/** Names and values, a row each; a value that is missing is a dash. */
export function Values({ of }: { of: readonly (readonly [name: string, value: string])[] }) {
  return (
    <Facts shape="rows" className={styles.values}>
      {of.map(([name, value]) => (
        <Fact key={name} name={name}>
          {value || '—'}
        </Fact>
      ))}
    </Facts>
  );
}
