import { FormGroup, InputGroup } from '@blueprintjs/core';
import { useId } from 'react';
import { useT } from '../../../i18n/useT';
import { Column } from '../Layout';

export function States() {
  const t = useT();
  const id = useId();
  return (
    <Column>
      <FormGroup label={t('personal.refCode')} labelFor={`${id}-code`}>
        <InputGroup id={`${id}-code`} readOnly fill defaultValue="NHIP-2026" />
      </FormGroup>
      <FormGroup label={t('personal.city')} labelFor={`${id}-city`}>
        <InputGroup id={`${id}-city`} disabled fill defaultValue="Đà Nẵng" />
      </FormGroup>
      <FormGroup label={t('personal.website')} labelFor={`${id}-site`}>
        <InputGroup id={`${id}-site`} type="url" fill placeholder="https://" />
      </FormGroup>
    </Column>
  );
}
