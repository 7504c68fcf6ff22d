import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { Section } from '../Section';

const parts = ['pulse', 'signals', 'watchlist'] as const;

export function Accordion() {
  const t = useT();
  const [open, setOpen] = useState<string | null>('pulse');
  return parts.map((part) => (
    <Section
      key={part}
      title={t(`about.${part}`)}
      isOpen={part === open}
      onToggle={() => setOpen(part === open ? null : part)}
    >
      {t(`about.${part}Text`)}
    </Section>
  ));
}
