import { RenewalsPanel } from '../../member/admin/subscriptions/RenewalsPanel';
import { OwnSubscriptionPanel } from '../../member/profile/personal-info/OwnSubscription';
import { ChosenSubscriptions } from './ChosenSubscriptions';
import { every, only } from './panel-states';
import { UsersOf } from './parts';
import { endedOwn, endingOwn, requestedOwn, usersWithoutRenewals } from './sample/subscriptions';
import { panel, type ShownPanel } from './shown-panel';

const OWN = 'api/subscription';
const plan = <OwnSubscriptionPanel />;
const asAbove = only('showcase.never.planAbove', ['ready']);

const renewals = (
  <UsersOf view={(users) => <RenewalsPanel users={users} of={users.length} onChoose={() => {}} />} />
);

/** A person's own plan, and what an admin has of everybody's. */
export const subscriptionPanels: readonly ShownPanel[] = [
  panel('panel-plan', 'subscription.title', { width: 'half', height: 160 }, plan, {
    ...every,
    lacking: 'showcase.never.lackingPlan',
  }),
  panel(
    'panel-plan-ending',
    'showcase.panel.planEnding',
    { width: 'half', height: 190, sent: { [OWN]: endingOwn } },
    plan,
    asAbove,
  ),
  panel(
    'panel-plan-ended',
    'showcase.panel.planEnded',
    { width: 'half', height: 190, sent: { [OWN]: endedOwn } },
    plan,
    asAbove,
  ),
  panel(
    'panel-plan-requested',
    'showcase.panel.planRequested',
    { width: 'half', height: 170, sent: { [OWN]: requestedOwn } },
    plan,
    asAbove,
  ),
  panel('panel-subscriptions', 'subscriptions.region', { height: 560 }, <ChosenSubscriptions />, {
    ...every,
    stale: 'showcase.never.staleSubscriptions',
    forbidden: 'showcase.never.forbidden',
  }),
  panel('panel-renewals', 'renewals.title', { height: 200 }, renewals, {
    ...only('showcase.never.renewals', ['ready', 'partial']),
    lacking: 'showcase.never.lackingRenewals',
  }),
  panel(
    'panel-renewals-none',
    'showcase.panel.renewalsNone',
    { height: 130, sent: { 'api/users': usersWithoutRenewals } },
    renewals,
    only('showcase.never.renewals', ['ready']),
  ),
];
