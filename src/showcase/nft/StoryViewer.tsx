import { Button } from '@blueprintjs/core';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '@blueprintjs/icons';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { storiesMachine } from '../../../machines/stories.machine';
import { useT } from '../../i18n/useT';
import { people, type PersonId } from '../people';
import { Picture } from '../pictures/Picture';
import { Portrait } from '../pictures/Portrait';
import { storyOf, works } from './sample';
import { StoryProgress } from './StoryProgress';
import { IconButton } from '../../ui/IconButton';
import styles from './StoryViewer.module.css';

type Props = { actor: ActorRefFrom<typeof storiesMachine>; creator: PersonId };

/** A story with its header and progress: a press on the picture holds it, the arrow keys lead to its neighbours. */
export function StoryViewer({ actor, creator }: Props) {
  const t = useT();
  const viewer = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const isPaused = useSelector(actor, (snapshot) => snapshot.matches({ open: 'paused' }));
  const { name, face } = people[creator];
  const title = t(`showcase.nft.work.${storyOf[creator]}`);
  const send = (type: 'next' | 'previous' | 'pause' | 'resume') => () => actor.send({ type });

  // After the dialog, which focuses its first button when it opens.
  useEffect(() => toggle.current?.focus(), []);
  useEffect(() => {
    const { unsubscribe } = actor.on('ended', () => viewer.current?.closest('dialog')?.close());
    return unsubscribe;
  }, [actor]);

  return (
    <div
      ref={viewer}
      className={styles.viewer}
      role="presentation"
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight') send('next')();
        if (key === 'ArrowLeft') send('previous')();
      }}
    >
      <StoryProgress actor={actor} />
      <p className={styles.header} aria-live="polite">
        <Portrait {...face} className={styles.portrait} />
        <span>
          <span className="semibold" lang="vi">
            {name}
          </span>
          <span className="text-2">{title}</span>
        </span>
      </p>
      <div
        className={styles.picture}
        onPointerDown={send('pause')}
        onPointerUp={send('resume')}
        onPointerCancel={send('resume')}
        onPointerLeave={({ buttons }) => buttons > 0 && send('resume')()}
      >
        <Picture {...works[storyOf[creator]].picture} label={title} />
      </div>
      <div className={styles.controls}>
        <IconButton
          icon={<ChevronLeftIcon />}
          label={t('showcase.nft.previousStory')}
          onClick={send('previous')}
        />
        <Button
          ref={toggle}
          variant="minimal"
          icon={isPaused ? <PlayIcon /> : <PauseIcon />}
          text={t(isPaused ? 'showcase.nft.resumeStory' : 'showcase.nft.pauseStory')}
          onClick={send(isPaused ? 'resume' : 'pause')}
        />
        <IconButton icon={<ChevronRightIcon />} label={t('showcase.nft.nextStory')} onClick={send('next')} />
      </div>
    </div>
  );
}
