import type { ReactNode } from 'react';
import { useT } from '../i18n/useT';
import { Panels } from '../ui/ErrorBoundary';
import { SampleLabel } from '../app/layouts/SampleTag';
import type { ShowcasePageName } from './routes';
import './vendor.css';
import styles from './ShowcasePage.module.css';

type Props = {
  /** The last part of the page's path: its title and its sentence are texts of that name. */
  name: ShowcasePageName;
  children: ReactNode;
};

/** The frame of every page of the showcase: title, label of sample data, a sentence on what is shown, the content. */
export function ShowcasePage({ name, children }: Props) {
  const t = useT();
  return (
    <>
      <header className={styles.head}>
        <h1 className="page-title">{t(`showcase.${name}`)}</h1>
        <SampleLabel />
        <p>{t(`showcase.about.${name}`)}</p>
      </header>
      <Panels>{children}</Panels>
    </>
  );
}
