import { Button } from '@blueprintjs/core';
import { CrossIcon } from '@blueprintjs/icons';
import { useEffect, useRef } from 'react';
import { useAppActors } from '../app/actors/AppActors';
import { useT } from '../i18n/useT';
import { ClockControls } from './ClockControls';
import type { Controls } from './controls';
import { RoleControls } from './RoleControls';
import { ScenarioControls } from './ScenarioControls';
import { useTexts } from './texts';
import styles from './DemoDrawer.module.css';

type Props = Controls & { onClose: () => void };

/** The demo's controls: the market's clock, the server's scenario, who is signed in, and a reset. */
export function DemoDrawer({ onClose, ...controls }: Props) {
  const t = useT();
  const texts = useTexts();
  const { storage } = useAppActors();
  const head = useRef<HTMLHeadingElement>(null);

  useEffect(() => head.current?.focus(), []);

  return (
    <div className={styles.drawer}>
      <header>
        <h2 ref={head} tabIndex={-1}>
          {texts.title}
        </h2>
        <Button
          className="icon-only"
          variant="minimal"
          icon={<CrossIcon />}
          aria-label={t('common.close')}
          onClick={onClose}
        />
      </header>
      <ClockControls time={controls.time} />
      <ScenarioControls {...controls} />
      <RoleControls {...controls} />
      <footer>
        <Button text={texts.reset} onClick={() => controls.reset(storage)} />
        <span className="caption">{texts.resetHint}</span>
      </footer>
    </div>
  );
}
