import { useT } from '../../../i18n/useT';
import { Rate, Rated } from '../Rate';
import { Row } from '../Layout';

export function States() {
  const t = useT();
  return (
    <Row>
      <Rated value={4} />
      <Rate isDisabled label={t('showcase.rate.disabled')} value={2} onRate={() => {}} />
    </Row>
  );
}
