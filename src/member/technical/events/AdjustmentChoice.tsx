import { useQuery } from '@apollo/client/react';
import { HasUnadjustedDocument } from '../../../graph/candles.generated';
import { useT } from '../../../i18n/useT';
import { CheckOption } from '../../../ui/CheckOption';

type Props = { isUnadjusted: boolean; onChoose: (isUnadjusted: boolean) => void };

/** The switch between adjusted and unadjusted prices, which says what it does; nothing where the feed offers no choice. */
export function AdjustmentChoice({ isUnadjusted, onChoose }: Props) {
  const t = useT();
  const { data } = useQuery(HasUnadjustedDocument);
  if (!data?.hasUnadjusted) return null;
  return (
    <>
      <CheckOption
        label={t('events.adjusted')}
        isChosen={!isUnadjusted}
        onToggle={() => onChoose(!isUnadjusted)}
      />
      <p className="caption">{t(isUnadjusted ? 'events.unadjustedHint' : 'events.adjustedHint')}</p>
    </>
  );
}
