import { useState } from 'react';
import { RadioGroup } from '../../../app/settings/RadioGroup';
import { useT } from '../../../i18n/useT';
import { Column } from '../Layout';

const kinds = ['BUY', 'HOLD', 'SELL'] as const;

export function Segments() {
  const t = useT();
  const [kind, setKind] = useState<(typeof kinds)[number]>('BUY');
  return (
    <Column>
      <RadioGroup
        name="segments"
        label={t('idea.action')}
        options={kinds}
        labelOf={(option) => t(`idea.${option}`)}
        value={kind}
        onChange={setKind}
      />
    </Column>
  );
}
