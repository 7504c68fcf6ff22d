import { useT } from '../../../i18n/useT';
import { Row } from '../Layout';
import { Circle } from '../Progress';

export function Sizes() {
  const t = useT();
  return (
    <Row>
      {[16, 24, 40, 64].map((size) => (
        <Circle key={size} label={t('app.loading')} size={size} />
      ))}
    </Row>
  );
}
