import { Suspense, type ReactNode } from 'react';
import { Link } from '../app/router/Link';
import { useT } from '../i18n/useT';
import { configuredPartner } from '../lib/partner';
import { BrandMark } from '../ui/Brand';
import { BrandName } from '../ui/BrandName';
import { part } from '../ui/part';
import { TermsLink, configuredTermsUrl } from '../ui/TermsLink';
import styles from './AuthLayout.module.css';

const ProductCard = part(() => import('./about/ProductCard'), 'ProductCard', {
  texts: 'welcome',
  when: 'idle',
  optional: true,
});

type Props = {
  /** The element of the promise: `h1` where the page has no other heading. */
  promiseIs: 'h1' | 'p';
  children: ReactNode;
};

/** The layout of the visitor's pages: the product's promise on one side, the page's form on the other. */
export function AuthLayout({ promiseIs: Promise, children }: Props) {
  const t = useT();
  const { name, contactEmail } = configuredPartner();
  return (
    <main className={styles.layout} id="content" tabIndex={-1}>
      <div className={styles.intro}>
        <Link className={`${styles.brand} text-1`} href="/about">
          <BrandMark />
          <BrandName />
        </Link>
        <div className={styles.middle}>
          <Promise className={styles.headline}>
            <span>{t('about.promise')}</span> <span>{t('about.promiseEnd')}</span>
          </Promise>
          <p className={styles.lead}>{t('about.lede')}</p>
          <div className={`panel ${styles.product}`}>
            <Suspense>
              <ProductCard />
            </Suspense>
          </div>
          <div className={styles.points}>
            <Point title={t('about.pulse')} text={t('about.pulseText')} />
            <Point title={t('about.signals')} text={t('about.signalsText')} />
            <Point title={t('about.watchlist')} text={t('about.watchlistText')} />
          </div>
        </div>
        <p className={`${styles.footer} caption`}>
          {t('app.disclaimer')}. {t('footer.chartBy')} <Link href="/about/partner">{name}</Link>.{' '}
          {t('footer.contact')} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          {configuredTermsUrl() !== null && (
            <>
              {' · '}
              <TermsLink>{t('footer.terms')}</TermsLink>
            </>
          )}
        </p>
      </div>
      <div className={styles.side}>{children}</div>
    </main>
  );
}

function Point({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  );
}
