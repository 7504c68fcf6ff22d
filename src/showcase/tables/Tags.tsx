import { useT } from '../../i18n/useT';
import type { Tag } from './sample';
import styles from './Tags.module.css';

/** What an advisor advises on: each tag with a colour of its own beside its name. */
export function Tags({ tags }: { tags: readonly Tag[] }) {
  const t = useT();
  return (
    <span className={styles.tags}>
      {tags.map((tag) => (
        <span key={tag} data-tag={tag}>
          {t(`showcase.table.${tag}`)}
        </span>
      ))}
    </span>
  );
}
