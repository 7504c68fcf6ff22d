import { MinusIcon, PlusIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { IconButton } from '../../../ui/IconButton';
import styles from '../Figures.module.css';
import { Column, Row } from '../Layout';
import { Bar } from '../Progress';

const STEP = 10;

export function Live() {
  const t = useT();
  const [percent, setPercent] = useState(40);
  return (
    <Column>
      <div className={styles.labelled}>
        <span>{t('profile.fullness')}</span>
        <span className="text-2">{percent}%</span>
        <Bar label={t('profile.fullness')} value={percent / 100} />
      </div>
      <Row>
        <IconButton
          variant="solid"
          icon={<MinusIcon />}
          label={t('showcase.progress.less')}
          disabled={percent === 0}
          onClick={() => setPercent(percent - STEP)}
        />
        <IconButton
          variant="solid"
          icon={<PlusIcon />}
          label={t('showcase.progress.more')}
          disabled={percent === 100}
          onClick={() => setPercent(percent + STEP)}
        />
      </Row>
    </Column>
  );
}
