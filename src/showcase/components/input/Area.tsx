import { FormGroup, TextArea } from '@blueprintjs/core';
import { useId, useState } from 'react';
import { useT } from '../../../i18n/useT';
import { Column } from '../Layout';

const LONGEST = 200;

export function Area() {
  const t = useT();
  const id = useId();
  const [text, setText] = useState('');
  return (
    <Column>
      <FormGroup
        label={t('showcase.input.note')}
        labelFor={id}
        helperText={
          <span id={`${id}-left`}>{t('showcase.input.left', { count: LONGEST - text.length })}</span>
        }
      >
        <TextArea
          id={id}
          fill
          rows={4}
          maxLength={LONGEST}
          value={text}
          aria-describedby={`${id}-left`}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </FormGroup>
    </Column>
  );
}
