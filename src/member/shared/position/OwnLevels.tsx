import { Button } from '@blueprintjs/core';
import { memo } from 'react';
import { useT } from '../../../i18n/useT';
import { leaveFocusTo } from '../../../ui/focus';
import { usePositionActor } from './PositionContext';
import styles from './OwnLevels.module.css';

type Props = {
  /** The name of the purchase among those whose levels are moved. */
  purchase: string;
  isChosen: boolean;
};

/** Says that a plan's stop or target was moved, and puts both back. */
export const OwnLevels = memo(function OwnLevels({ purchase, isChosen }: Props) {
  const t = useT();
  const actor = usePositionActor();
  if (!isChosen || !actor) return null;
  return (
    <span className={styles.own}>
      <b>{t('position.own')}</b>
      <Button
        size="small"
        text={t('position.back')}
        onClick={({ currentTarget }) => {
          leaveFocusTo(currentTarget.closest<HTMLElement>('section'));
          actor.send({ type: 'back to the plan', purchase });
        }}
      />
    </span>
  );
});
