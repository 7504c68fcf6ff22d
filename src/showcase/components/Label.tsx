import { Tag } from '@blueprintjs/core';
import styles from './Badge.module.css';

type Props = { text: string; isCurrent?: boolean; isRound?: boolean; isLarge?: boolean };

/** Blueprint's tag in our colours. */
export function Label({ text, isCurrent = false, isRound = false, isLarge = false }: Props) {
  return (
    <Tag
      className={isCurrent ? styles.current! : styles.tag!}
      round={isRound}
      size={isLarge ? 'large' : 'medium'}
    >
      {text}
    </Tag>
  );
}
