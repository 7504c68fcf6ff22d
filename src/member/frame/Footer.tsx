import { Link } from '../../app/router/Link';
import { useT } from '../../i18n/useT';
import { configuredPartner } from '../../lib/partner';
import { TermsLink, configuredTermsUrl } from '../../ui/TermsLink';
import styles from './Footer.module.css';

/** The credit of the chart partner, the address to write to and the terms of use, where the build has them. */
export function Footer({ isForSmallScreens = false }: { isForSmallScreens?: boolean }) {
  const t = useT();
  const { name, contactEmail } = configuredPartner();
  return (
    <footer className={styles.footer} data-for-small-screens={isForSmallScreens || undefined}>
      <span>
        {t('footer.chartBy')} <Link href="/about/partner">{name}</Link>
      </span>
      <span>
        {t('footer.contact')} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
      </span>
      {configuredTermsUrl() !== null && <TermsLink>{t('footer.terms')}</TermsLink>}
      <span className={styles.disclaimer}>{t('app.disclaimer')}</span>
    </footer>
  );
}
