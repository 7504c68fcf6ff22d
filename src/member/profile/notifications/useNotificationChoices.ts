import { useSelector } from '@xstate/react';
import { createActor, fromTransition } from 'xstate';
import { createPerPerson } from '../../../app/actors/create-per-person';

/** The channels of notifications. */
export const channels = ['push', 'sms', 'email'] as const;

/** The categories of notifications. */
export const notificationCategories = [
  'activities',
  'directMessages',
  'mentions',
  'reminders',
  'actionRequired',
  'importantNews',
  'allNews',
] as const;

export type Channel = (typeof channels)[number];
export type Category = (typeof notificationCategories)[number];

type Choice = `${Category} by ${Channel}`;

const atFirst: readonly Choice[] = [
  'reminders by push',
  'reminders by email',
  'actionRequired by push',
  'actionRequired by sms',
  'actionRequired by email',
  'importantNews by push',
  'importantNews by email',
];

const usePersonsChoices = createPerPerson({
  open({ id, demo }) {
    const kept = demo?.notifications;
    const actor = createActor(
      fromTransition(
        (chosen: readonly Choice[], { choice }: { type: 'toggle'; choice: Choice }) =>
          chosen.includes(choice) ? chosen.filter((each) => each !== choice) : [...chosen, choice],
        kept?.read(String(id))?.filter(isChoice) ?? atFirst,
      ),
    ).start();
    actor.subscribe(({ context }) => kept?.write(String(id), context));
    return actor;
  },
  close: (actor) => actor.stop(),
});

function isChoice(text: string): text is Choice {
  const [category, channel] = text.split(' by ');
  return (
    notificationCategories.some((each) => each === category) && channels.some((each) => each === channel)
  );
}

/** The notification preferences of the signed-in person. */
export function useNotificationChoices() {
  const actor = usePersonsChoices();
  const chosen = useSelector(actor, ({ context }) => context);
  return {
    isChosen: (category: Category, channel: Channel) => chosen.includes(`${category} by ${channel}`),
    toggle: (category: Category, channel: Channel) =>
      actor.send({ type: 'toggle', choice: `${category} by ${channel}` }),
  };
}
