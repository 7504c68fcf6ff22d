import { useT } from '../../i18n/useT';
import { TermsLink } from '../../ui/TermsLink';
import styles from '../AuthForm.module.css';

/** Stands for the link in the sentence; no text has one. */
const PLACE = '\n';

/** The sentence that accepts the terms of use. */
export function Terms() {
  const t = useT();
  const [before, after] = t('signUp.terms', { terms: PLACE }).split(PLACE);
  return (
    <p className={`${styles.terms} text-2`}>
      {before}
      <TermsLink>{t('signUp.termsName')}</TermsLink>
      {after}
    </p>
  );
}
