import { useT } from '../../../i18n/useT';
import { Row } from '../Layout';
import { Circle } from '../Progress';

export function Value() {
  const t = useT();
  return (
    <Row>
      {[25, 50, 75, 100].map((percent) => (
        <Circle
          key={percent}
          label={t('showcase.spinner.loaded', { percent })}
          size={40}
          value={percent / 100}
        />
      ))}
    </Row>
  );
}
