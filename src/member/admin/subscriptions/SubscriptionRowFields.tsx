import { useT } from '../../../i18n/useT';
import { isDay } from '../../../market/day';
import { DateField } from '../../../ui/DateField';
import { SelectField } from '../../../ui/SelectField';
import { LAST_DAY } from '../../../market/typed-day';
import { FIRST_START, type SubscriptionRow } from './subscription-rows';
import type { SubscriptionTiersQuery } from './subscriptions.generated';

type Props = { row: SubscriptionRow; index: number; tiers: SubscriptionTiersQuery['subscriptionTiers'] };

/** Tier, start and end of the row at an index. */
export function SubscriptionRowFields({ row, index, tiers }: Props) {
  const t = useT();
  return (
    <>
      <SelectField
        name={`subscriptions.${index}.tierId`}
        label={t('subscriptions.tier')}
        options={optionsFor(row.tierId, tiers, t('subscriptions.chooseTier'))}
      />
      <DateField
        name={`subscriptions.${index}.startDate`}
        label={t('subscriptions.start')}
        from={FIRST_START}
        to={LAST_DAY}
      />
      <DateField
        name={`subscriptions.${index}.endDate`}
        label={t('subscriptions.end')}
        note={t('subscriptions.optional')}
        from={firstEnd(row.startDate)}
        to={LAST_DAY}
      />
    </>
  );
}

/** The earliest end date: the start date. */
function firstEnd(start: string) {
  return isDay(start) && start >= FIRST_START && start <= LAST_DAY ? start : FIRST_START;
}

/** The selectable tiers, plus the row's own when the server no longer lists it. */
function optionsFor(tierId: string, tiers: SubscriptionTiersQuery['subscriptionTiers'], none: string) {
  const listed = tiers.map(({ id, name }) => ({ value: id, label: name }));
  const isListed = tierId === '' || tiers.some(({ id }) => id === tierId);
  return [{ value: '', label: none }, ...listed, ...(isListed ? [] : [{ value: tierId, label: tierId }])];
}
