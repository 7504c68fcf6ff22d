import { useEffect, type CSSProperties, type ReactNode } from 'react';
import { useInView } from '../../ui/useInView';
import type { Stored } from './fixed-actors';
import type { PanelState } from './panel-states';
import type { Answers } from './sample/answers';
import { StateFrame } from './StateFrame';
import styles from './Example.module.css';

type Props = {
  name: string;
  state: PanelState;
  /** What is kept free for it until it is drawn, in px. */
  height: number;
  isSheet?: boolean | undefined;
  /** The query of its address. */
  search?: string | undefined;
  /** The time that it is shown at, where that is another than the others'. */
  now?: Date | undefined;
  sent?: Answers | undefined;
  stored?: Stored | undefined;
  children: ReactNode;
};

/** A picture of a view in a state, drawn once it comes into view; neither the keyboard nor a screen reader enters it. */
export function Example({ name, state, height, isSheet, search, now, sent, stored, children }: Props) {
  const { ref, isSeen, keep } = useInView<HTMLElement>();
  useEffect(() => {
    if (isSeen) keep();
  }, [isSeen, keep]);

  return (
    <figure ref={ref} className={styles.example} data-state={state}>
      <figcaption className={styles.name}>{name}</figcaption>
      <div
        className={`${styles.picture} ${isSheet ? styles.sheet : ''}`}
        style={{ '--height': `${height}px` } as CSSProperties}
        inert
      >
        {isSeen && (
          <StateFrame state={state} search={search} now={now} sent={sent} stored={stored}>
            {children}
          </StateFrame>
        )}
      </div>
    </figure>
  );
}
