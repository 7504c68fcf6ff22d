import { Button } from '@blueprintjs/core';
import { ChevronLeftIcon, ChevronRightIcon, CrossIcon, PauseIcon, PlayIcon } from '@blueprintjs/icons';
import type { ActorRefFrom } from 'xstate';
import { SPEEDS, type ReplayContext, type replayMachine } from '../../../../machines/replay.machine';
import { useT } from '../../../i18n/useT';
import { Choice } from '../../../ui/Choice';
import { formatDay } from '../../../ui/dates';
import { focusField } from '../../../ui/focus';
import { IconButton } from '../../../ui/IconButton';
import { Time } from '../../../ui/Time';
import styles from './Replay.module.css';

type Props = {
  actor: ActorRefFrom<typeof replayMachine>;
  context: ReplayContext;
  isPlaying: boolean;
  onLeave: () => void;
};

/** The day of the replay, and the controls that walk over the days. */
export function ReplayToolbar({ actor, context: { days, day, speed }, isPlaying, onLeave }: Props) {
  const t = useT();
  const index = days.indexOf(day);
  const newest = days.length - 1;

  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t('technical.replay')}>
      <div className={styles.steps}>
        <IconButton
          variant="solid"
          ref={focusField}
          icon={<ChevronLeftIcon />}
          label={t('replay.previous')}
          // `disabled` would lose the focus.
          aria-disabled={index <= 0}
          onClick={() => actor.send({ type: 'step', by: -1 })}
        />
        <IconButton
          variant="solid"
          icon={isPlaying ? <PauseIcon /> : <PlayIcon />}
          label={t(isPlaying ? 'replay.pause' : 'replay.play')}
          aria-disabled={!isPlaying && index === newest}
          onClick={() => actor.send({ type: isPlaying ? 'pause' : 'play' })}
        />
        <IconButton
          variant="solid"
          icon={<ChevronRightIcon />}
          label={t('replay.next')}
          aria-disabled={index === newest}
          onClick={() => actor.send({ type: 'step', by: 1 })}
        />
      </div>
      <Choice
        className={styles.speeds}
        label={t('replay.speed')}
        options={SPEEDS}
        nameOf={(each) => `${each}×`}
        chosen={speed}
        onChoose={(each) => actor.send({ type: 'set speed', speed: each })}
      />
      <input
        className={styles.days}
        type="range"
        aria-label={t('replay.day')}
        aria-valuetext={formatDay(day)}
        min={0}
        max={Math.max(newest, 0)}
        value={Math.max(index, 0)}
        onChange={({ currentTarget }) => {
          const to = days[currentTarget.valueAsNumber];
          if (to !== undefined) actor.send({ type: 'go', day: to });
        }}
      />
      <Time dateTime={day}>{formatDay(day)}</Time>
      <Button className={styles.leave!} icon={<CrossIcon />} text={t('replay.leave')} onClick={onLeave} />
    </div>
  );
}
