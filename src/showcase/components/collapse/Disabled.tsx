import { useT } from '../../../i18n/useT';
import { Section } from '../Section';

export function Disabled() {
  const t = useT();
  return (
    <Section isDisabled title={t('security.twoFactor')} isOpen={false} onToggle={() => {}}>
      {t('security.twoFactorHint')}
    </Section>
  );
}
