import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { Section } from '../Section';

export function One() {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section title={t('partner.data')} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)}>
      {t('partner.dataText')}
    </Section>
  );
}
