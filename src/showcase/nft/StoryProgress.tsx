import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { STORY_TIME, type storiesMachine } from '../../../machines/stories.machine';
import styles from './StoryProgress.module.css';

/** A bar for each story, filled as far as the stories have been shown; the buttons say the same in words. */
export function StoryProgress({ actor }: { actor: ActorRefFrom<typeof storiesMachine> }) {
  const { stories, index, shownFor } = useSelector(actor, ({ context }) => context);
  return (
    <div className={styles.bars} aria-hidden="true">
      {stories.map(({ id }, at) => (
        <svg key={id} viewBox={`0 0 ${STORY_TIME} 1`} preserveAspectRatio="none">
          <rect width={at < index ? STORY_TIME : at > index ? 0 : shownFor} height="1" />
        </svg>
      ))}
    </div>
  );
}
