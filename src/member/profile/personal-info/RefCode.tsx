import { FormGroup, InputGroup } from '@blueprintjs/core';
import { useId } from 'react';
import { useT } from '../../../i18n/useT';

/** The referral code, read-only, with a copy button. */
export function RefCode({ code }: { code: string }) {
  const t = useT();
  const id = useId();
  return (
    <FormGroup label={t('personal.refCode')} labelFor={id}>
      <InputGroup id={id} value={code} readOnly fill autoComplete="off" />
    </FormGroup>
  );
}
