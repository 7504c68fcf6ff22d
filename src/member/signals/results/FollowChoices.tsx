import { useT } from '../../../i18n/useT';
import { Choice } from '../../../ui/Choice';
import { FOLLOWED_KINDS, POSITIONS, YEARS, type FollowChoice } from './useFollowChoice';
import styles from './FollowedVerdict.module.css';

type Props = { choice: FollowChoice; onChoose: (choice: Partial<FollowChoice>) => void };

/** Which signals are followed, how long and in how many positions. */
export function FollowChoices({ choice: { kind, years, positions }, onChoose }: Props) {
  const t = useT();
  return (
    <div className={styles.choices}>
      <Choice
        label={t('signals.kind')}
        options={FOLLOWED_KINDS}
        nameOf={(each) => (each === 'ALL' ? t('follow.allKinds') : t(`signals.chip.${each}`))}
        chosen={kind}
        onChoose={(each) => onChoose({ kind: each })}
      />
      <Choice
        label={t('follow.span')}
        options={YEARS}
        nameOf={(count) => t('follow.years', { count })}
        chosen={years}
        onChoose={(each) => onChoose({ years: each })}
      />
      <Choice
        label={t('follow.positions')}
        options={POSITIONS}
        nameOf={(count) => t('follow.atMost', { count })}
        chosen={positions}
        onChoose={(each) => onChoose({ positions: each })}
      />
    </div>
  );
}
