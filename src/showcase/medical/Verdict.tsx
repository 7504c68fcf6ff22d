import { TickCircleIcon, WarningSignIcon } from '@blueprintjs/icons';
import styles from './Verdict.module.css';

type Props = { isNormal: boolean; text: string };

/** Whether a result is as it should be: an icon and words. */
export function Verdict({ isNormal, text }: Props) {
  return (
    <span className={styles.verdict} data-normal={isNormal}>
      {isNormal ? <TickCircleIcon /> : <WarningSignIcon />}
      {text}
    </span>
  );
}
