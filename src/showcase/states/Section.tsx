import type { ReactNode } from 'react';
import styles from './Section.module.css';

type Props = {
  /** The fragment of the address that leads here. */
  id: string;
  title: string;
  /** The width of an example: that of a page, of half a page, of its side column. */
  width: 'page' | 'half' | 'side';
  examples: ReactNode;
  children?: ReactNode;
};

/** Examples side by side under a title, and what is to be said about them. */
export function Section({ id, title, width, examples, children }: Props) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <div className={styles.examples} data-width={width}>
        {examples}
      </div>
      {children}
    </section>
  );
}
