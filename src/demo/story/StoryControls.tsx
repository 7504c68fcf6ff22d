import { Button } from '@blueprintjs/core';
import { useId, useSyncExternalStore } from 'react';
import { chapters, type Chapter } from '../../../mock-server/story/story';
import { useMarketTime } from '../../app/actors/AppActors';
import { useRole } from '../../app/actors/role';
import { useNavigate } from '../../app/router/navigation';
import { useT } from '../../i18n/useT';
import { marketTime } from '../../market/clock';
import { formatMinute } from '../../market/format';
import { OptionGrid } from '../OptionGrid';
import type { MarketTime } from '../market-time';
import { useIsMember } from '../PersonControls';
import { pages } from './pages';
import { chapterAt, chapterNames, isOver, openChapter } from './story';

type Props = { time: MarketTime; onClose: () => void };

/**
 * The chapters of the story, each with the page on which it is seen, and a pause, from which its end does not go on; anybody but
 * the member reads what they do not see of it.
 */
export function StoryControls({ time, onClose }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const isSignedIn = ['member', 'admin'].includes(useRole());
  const isMember = useIsMember();
  const now = useMarketTime().getTime();
  const setting = useSyncExternalStore(time.subscribe, time.setting);
  const isStill = setting?.speed === 0;
  const isAtEnd = isStill && isOver(time.now());
  const reason = useId();

  function open(chapter: Chapter) {
    openChapter(time, chapter);
    onClose();
    if (isSignedIn) navigate(pages[chapter]);
  }

  return (
    <section aria-label={t('demo.story.title')}>
      <h3>{t('demo.story.title')}</h3>
      {!isMember && <p className="caption">{t('demo.story.ofMember')}</p>}
      <OptionGrid
        columns={2}
        options={chapterNames.map((value) => ({
          value,
          name: `${formatMinute(marketTime(new Date(chapters[value])).minute)} ${t(`demo.chapter.${value}`)}`,
          hint: t(`demo.chapter.${value}.hint`),
        }))}
        pressed={setting && chapterAt(now)}
        onPress={open}
      />
      <Button
        className={isAtEnd ? 'bp6-disabled' : ''}
        // `disabled` would lose the focus.
        aria-disabled={isAtEnd || undefined}
        aria-describedby={isAtEnd ? reason : undefined}
        text={isStill ? t('demo.story.goOn') : t('demo.story.pause')}
        onClick={() => {
          if (!isStill) time.setSpeed(0);
          else if (!isAtEnd) time.goOn();
        }}
      />
      {isAtEnd && (
        <p id={reason} className="caption">
          {t('demo.story.over')}
        </p>
      )}
    </section>
  );
}
