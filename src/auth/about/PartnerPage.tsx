import { Link } from '../../app/router/Link';
import { useT } from '../../i18n/useT';
import { configuredPartner } from '../../lib/partner';
import { PlainPage } from '../../ui/PlainPage';

/** /about/partner: the charting partner and who is responsible for what. */
export default function PartnerPage() {
  const t = useT();
  const { name, url, contactEmail } = configuredPartner();
  return (
    <PlainPage title={t('page.partner')}>
      <p>{t('partner.lede', { partner: name })}</p>
      <section>
        <h2>{t('partner.data')}</h2>
        <p>{t('partner.dataText')}</p>
      </section>
      <section>
        <h2>{t('partner.role')}</h2>
        <p>{t('partner.roleText', { partner: name })}</p>
      </section>
      <p>
        <a href={url} target="_blank" rel="noopener noreferrer">
          {t('partner.visit', { partner: name })}
        </a>
      </p>
      <p>
        <a href={`mailto:${contactEmail}`}>{t('partner.contact', { email: contactEmail })}</a>
      </p>
      <Link className="bp6-button" href="/about">
        {t('about.back')}
      </Link>
    </PlainPage>
  );
}
