import type { ReactNode } from 'react';
import { Link } from '../app/router/Link';
import { useT } from '../i18n/useT';
import { configuredPartner } from '../lib/partner';
import { BrandMark } from '../ui/Brand';
import { TermsLink, configuredTermsUrl } from '../ui/TermsLink';
import styles from './AuthLayout.module.css';

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
          <span>{t('app.name')}</span>
        </Link>
        <div className={styles.middle}>
          <Promise className={styles.headline}>
            <span>{t('about.promise')}</span> <span>{t('about.promiseEnd')}</span>
          </Promise>
          <p className={styles.lead}>{t('about.lede')}</p>
          <Beat />
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

/** A decorative intraday line that crosses its reference price. */
function Beat() {
  return (
    <svg className={styles.drawing} viewBox="0 0 680 120" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 78H680" className={styles.reference} vectorEffect="non-scaling-stroke" />
      <path d={below} className={styles.below} vectorEffect="non-scaling-stroke" />
      <path d={above} className={styles.above} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

const below = 'M0 84 9 80 17 92 26 97 34 90 42 94 51 86 58 78';
const above =
  'M58 78 66 70 75 73 84 60 95 64 106 49 116 53 128 38 140 44 150 33 162 40 173 26 186 31 198 20 209 29 221 24 232 36 ' +
  '245 30 256 43 268 39 280 52 293 46 305 57 318 51 330 61 344 55 356 63 368 52 381 56 394 45 406 50 419 37 431 43 ' +
  '443 34 456 41 468 36 481 49 493 44 506 58 518 53 530 64 542 57 554 66 566 58 578 50 590 55 602 42 614 47 626 38 638 42';
