import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { storiesMachine } from '../../../machines/stories.machine';
import { useT } from '../../i18n/useT';
import { Dialog } from '../../ui/Dialog';
import { people, type PersonId } from '../people';
import { StoryViewer } from './StoryViewer';

/** The open story in a dialog named after its creator. */
export function StoryDialog({ actor }: { actor: ActorRefFrom<typeof storiesMachine> }) {
  const t = useT();
  const creator = useSelector(actor, ({ context }) => context.stories[context.index]!.id) as PersonId;
  return (
    <Dialog
      title={t('showcase.nft.story', { name: people[creator].name })}
      size="small"
      onClose={() => actor.send({ type: 'close' })}
    >
      <StoryViewer actor={actor} creator={creator} />
    </Dialog>
  );
}
