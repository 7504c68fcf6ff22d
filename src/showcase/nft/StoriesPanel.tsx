import { useActorRef, useSelector } from '@xstate/react';
import { storiesMachine } from '../../../machines/stories.machine';
import { useT } from '../../i18n/useT';
import { Panel } from '../../ui/Panel';
import { people, type PersonId } from '../people';
import { Portrait } from '../pictures/Portrait';
import { workIds, works } from './sample';
import { StoryDialog } from './StoryDialog';
import styles from './StoriesPanel.module.css';

const stories = workIds.map((id) => ({ id: works[id].author, isViewed: false }));

/** The trending creators; a press on one opens the stories, and those that were not viewed come first. */
export function StoriesPanel() {
  const t = useT();
  const actor = useActorRef(storiesMachine, { input: { stories } });
  const shown = useSelector(actor, ({ context }) => context.stories);
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('open'));
  const title = t('showcase.nft.creators');

  return (
    <>
      <Panel title={title}>
        <ul className={styles.list}>
          {shown.map(({ id, isViewed }) => {
            const { name, face } = people[id as PersonId];
            return (
              <li key={id}>
                <button
                  type="button"
                  className={styles.creator}
                  data-viewed={isViewed}
                  onClick={() => actor.send({ type: 'open', id })}
                >
                  <span className={styles.ring}>
                    <Portrait {...face} className={styles.portrait} />
                  </span>
                  <span lang="vi">{name}</span>
                  {isViewed && <span className="visually-hidden">{t('showcase.nft.viewed')}</span>}
                </button>
              </li>
            );
          })}
        </ul>
      </Panel>
      {isOpen && <StoryDialog actor={actor} />}
    </>
  );
}
