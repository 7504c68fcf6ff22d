import { useT } from '../../i18n/useT';
import { configuredPartner } from '../../lib/partner';

/** Who draws the charts, the configured partner or a library, and what each is responsible for. */
export function Partner() {
  const t = useT();
  const { name, url, isLibrary, contactEmail } = configuredPartner();
  return (
    <>
      <p>{isLibrary ? t('partner.libraryLede', { library: name }) : t('partner.lede', { partner: name })}</p>
      <section>
        <h2>{t('partner.data')}</h2>
        <p>{t('partner.dataText')}</p>
      </section>
      <section>
        <h2>{t('partner.role')}</h2>
        <p>
          {isLibrary ? t('partner.libraryRole', { library: name }) : t('partner.roleText', { partner: name })}
        </p>
      </section>
      {url !== null && (
        <p>
          <a href={url} target="_blank" rel="noopener noreferrer">
            {t('partner.visit', { partner: name })}
          </a>
        </p>
      )}
      <p>
        <a href={`mailto:${contactEmail}`}>{t('partner.contact', { email: contactEmail })}</a>
      </p>
    </>
  );
}
