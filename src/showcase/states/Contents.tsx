import { useEffect } from 'react';
import { useT } from '../../i18n/useT';
import styles from './Contents.module.css';

type Props = { sections: readonly { readonly id: string; readonly title: string }[] };

/** Links to the sections of the page, by fragments; a page that is opened with one begins at its section. */
export function Contents({ sections }: Props) {
  const t = useT();
  // The browser looked for the section before the page was there.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);

  return (
    <nav className={styles.contents} aria-label={t('showcase.contents')}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
