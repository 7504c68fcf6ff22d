import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { Rate } from '../Rate';
import { Row } from '../Layout';

export function Sizes() {
  const t = useT();
  const [value, setValue] = useState(3);
  return (
    <Row>
      <Rate label={t('showcase.rate.small')} value={value} onRate={setValue} />
      <Rate label={t('showcase.rate.large')} size="large" value={value} onRate={setValue} />
    </Row>
  );
}
