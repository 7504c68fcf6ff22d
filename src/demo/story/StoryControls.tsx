import { Button } from '@blueprintjs/core';
import { useSyncExternalStore } from 'react';
import { chapters, type Chapter } from '../../../mock-server/story/story';
import { useMarketTime } from '../../app/actors/AppActors';
import { useRole } from '../../app/actors/role';
import { useNavigate } from '../../app/router/navigation';
import { marketTime } from '../../market/clock';
import { formatMinute } from '../../market/format';
import { OptionGrid } from '../OptionGrid';
import type { MarketTime } from '../market-time';
import { pages } from './pages';
import { chapterAt, chapterNames, openChapter } from './story';
import { useStoryTexts } from './story-texts';

type Props = { time: MarketTime; onClose: () => void };

/** The chapters of the story, each with the page on which it is seen, and a pause. */
export function StoryControls({ time, onClose }: Props) {
  const texts = useStoryTexts();
  const navigate = useNavigate();
  const isMember = ['member', 'admin'].includes(useRole());
  const now = useMarketTime().getTime();
  const setting = useSyncExternalStore(time.subscribe, time.setting);
  const isStill = setting?.speed === 0;

  function open(chapter: Chapter) {
    openChapter(time, chapter);
    onClose();
    if (isMember) navigate(pages[chapter]);
  }

  return (
    <section aria-label={texts.title}>
      <h3>{texts.title}</h3>
      <OptionGrid
        columns={2}
        options={chapterNames.map((value) => ({
          value,
          name: `${formatMinute(marketTime(new Date(chapters[value])).minute)} ${texts.chapters[value].name}`,
          hint: texts.chapters[value].hint,
        }))}
        pressed={setting && chapterAt(now)}
        onPress={open}
      />
      <Button
        text={isStill ? texts.goOn : texts.pause}
        onClick={() => {
          if (isStill) time.goOn();
          else time.setSpeed(0);
        }}
      />
    </section>
  );
}
