import { Button } from '@blueprintjs/core';
import { CrossIcon } from '@blueprintjs/icons';
import { useEffect, useRef } from 'react';
import { useAppActors } from '../app/actors/AppActors';
import { useT } from '../i18n/useT';
import { BrandControls } from './BrandControls';
import { ClockControls } from './ClockControls';
import type { Controls } from './controls';
import { FaultControls } from './FaultControls';
import { LatencyControls } from './LatencyControls';
import { LinkControls } from './LinkControls';
import { LookControls } from './LookControls';
import { PersonControls } from './PersonControls';
import { ScenarioControls } from './ScenarioControls';
import { useDrawerTexts } from './drawer-texts';
import { STORY_DAY } from './story/story';
import { StoryControls } from './story/StoryControls';
import { IconButton } from '../ui/IconButton';
import styles from './DemoDrawer.module.css';

type Props = Controls & { onClose: () => void };

/** The demo's controls: a link to its state, the story's chapters, the person, the market's clock, the server's behaviour, the look, and a reset. */
export function DemoDrawer({ onClose, ...controls }: Props) {
  const t = useT();
  const texts = useDrawerTexts();
  const { storage } = useAppActors();
  const head = useRef<HTMLHeadingElement>(null);

  useEffect(() => head.current?.focus(), []);

  return (
    <div className={styles.drawer}>
      <header>
        <h2 ref={head} tabIndex={-1}>
          {texts.title}
        </h2>
        <IconButton icon={<CrossIcon />} label={t('common.close')} onClick={onClose} />
      </header>
      <LinkControls {...controls} />
      {controls.scenario === STORY_DAY && <StoryControls time={controls.time} onClose={onClose} />}
      <PersonControls {...controls} />
      <ClockControls time={controls.time} />
      <ScenarioControls {...controls} />
      <LatencyControls {...controls} />
      <FaultControls {...controls} />
      <LookControls />
      <BrandControls {...controls} />
      <footer>
        <Button
          text={texts.startTour}
          onClick={() => {
            onClose();
            controls.tour.set(0);
          }}
        />
        <Button text={texts.reset} onClick={() => controls.reset(storage)} />
        <span className="caption">{texts.resetHint}</span>
      </footer>
    </div>
  );
}
