import { Button } from '@blueprintjs/core';
import { CrossIcon } from '@blueprintjs/icons';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useAppActors } from '../app/actors/AppActors';
import { useRole } from '../app/actors/role';
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
import { present } from './present/presentation';
import { SceneControls } from './present/SceneControls';
import { reopened } from './reopened';
import { SampleControls } from './samples/SampleControls';
import { Fold } from '../ui/Fold';
import { STORY_DAY } from './story/story';
import { StoryControls } from './story/StoryControls';
import { IconButton } from '../ui/IconButton';
import styles from './DemoDrawer.module.css';

type Props = Controls & { onClose: () => void };

/**
 * The demo's controls: a presentation, the brand, the person, the story's chapters, sample files to import, a link to its state, the scenario, the
 * look, the market's clock, the server's behaviour, and a reset. Who presents has the scenes too, after the person, unless the
 * browser is locked, and what is for developers folded. It is open again after a reload for the brand's name.
 */
export function DemoDrawer({ onClose, ...controls }: Props) {
  const t = useT();
  const { storage } = useAppActors();
  const { presentation } = controls;
  const isPresenting = useSyncExternalStore(presentation.subscribe, presentation.get) !== null;
  const role = useRole();
  const isLocked = role === 'locked';
  const drawer = useRef<HTMLDivElement>(null);
  const [focused] = useState(reopened.read);

  useEffect(() => {
    reopened.write(null);
    const named = [...drawer.current!.querySelectorAll<HTMLElement>('[name]')];
    const control = named.find((each) => each.getAttribute('name') === focused);
    (control ?? drawer.current!.querySelector('h2'))?.focus();
  }, [focused]);

  return (
    <div ref={drawer} className={styles.drawer}>
      <div className={styles.head}>
        <h2 tabIndex={-1}>{t('demo.title')}</h2>
        <IconButton icon={<CrossIcon />} label={t('common.close')} onClick={onClose} />
      </div>
      <section aria-label={t('demo.present')}>
        <Button
          intent="primary"
          text={isPresenting ? t('demo.present.end') : t('demo.present')}
          onClick={() => {
            if (isPresenting) presentation.set(null);
            else present(presentation);
            onClose();
          }}
        />
      </section>
      <BrandControls
        {...controls}
        reload={() => {
          reopened.write(document.activeElement?.getAttribute('name') ?? '');
          controls.reload();
        }}
      />
      <PersonControls {...controls} />
      {isPresenting && !isLocked && <SceneControls {...controls} onOpen={onClose} />}
      {controls.scenario === STORY_DAY && <StoryControls time={controls.time} onClose={onClose} />}
      {role !== 'visitor' && role !== 'locked' && (
        <section aria-label={t('demo.samples')}>
          <h3>{t('demo.samples')}</h3>
          <SampleControls {...controls} onImport={onClose} />
        </section>
      )}
      <LinkControls {...controls} />
      <ScenarioControls {...controls} />
      <LookControls />
      <Fold head={t('demo.developers')} headClassName={styles.foldHead} isOpenAtFirst={!isPresenting}>
        <ClockControls time={controls.time} />
        <LatencyControls {...controls} />
        <FaultControls {...controls} />
      </Fold>
      <div className={styles.foot}>
        <Button
          text={t('demo.startTour')}
          onClick={() => {
            onClose();
            controls.tour.set(0);
          }}
        />
        <Button text={t('demo.reset')} onClick={() => controls.reset(storage)} />
        <span className="caption">{t('demo.resetHint')}</span>
      </div>
    </div>
  );
}
