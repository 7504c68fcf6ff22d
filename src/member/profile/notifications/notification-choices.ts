import { useSelector } from '@xstate/react';
import { createActor, fromTransition } from 'xstate';
import { perPerson } from '../../../app/actors/per-person';

/** The channels of notifications. */
export const channels = ['push', 'sms', 'email'] as const;

/** The categories of notifications. */
export const categories = [
  'activities',
  'directMessages',
  'mentions',
  'reminders',
  'actionRequired',
  'importantNews',
  'allNews',
] as const;

export type Channel = (typeof channels)[number];
export type Category = (typeof categories)[number];

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

const usePersonsChoices = perPerson({
  open: () =>
    createActor(
      fromTransition(
        (chosen: readonly Choice[], { choice }: { type: 'toggle'; choice: Choice }) =>
          chosen.includes(choice) ? chosen.filter((each) => each !== choice) : [...chosen, choice],
        atFirst,
      ),
    ).start(),
  close: (actor) => actor.stop(),
});

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
