import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { Rate } from '../Rate';
import { Row } from '../Layout';

export function Stars() {
  const t = useT();
  const [value, setValue] = useState<number | null>(null);
  return (
    <Row>
      <Rate label={t('showcase.rate.label')} value={value} onRate={setValue} />
      <span className="text-2" role="status">
        {value === null ? t('showcase.rate.none') : t('showcase.rate.stars', { count: value })}
      </span>
    </Row>
  );
}
