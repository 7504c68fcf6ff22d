import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { Choice } from '../../../ui/Choice';
import { Result } from '../Result';

const kinds = ['info', 'warning', 'error'] as const;

export function Others() {
  const t = useT();
  const [kind, setKind] = useState<(typeof kinds)[number]>('info');
  return (
    <div className="stack">
      <div>
        <Choice
          label={t('showcase.result.kind')}
          options={kinds}
          nameOf={(option) => t(`showcase.kind.${option}`)}
          chosen={kind}
          onChoose={setKind}
        />
      </div>
      <Result kind={kind} title={t(`showcase.result.${kind}Title`)} text={t(`showcase.result.${kind}Text`)}>
        <Button text={t('code.back')} />
      </Result>
    </div>
  );
}
