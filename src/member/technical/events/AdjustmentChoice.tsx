import { useQuery } from '@apollo/client/react';
import { useT } from '../../../i18n/useT';
import { HasUnadjustedDocument } from './events.generated';

type Props = {
  isUnadjusted: boolean;
  onChoose: (isUnadjusted: boolean) => void;
  className: string | undefined;
};

/** The switch between adjusted and unadjusted prices, which says what it does; nothing where the feed offers no choice. */
export function AdjustmentChoice({ isUnadjusted, onChoose, className }: Props) {
  const t = useT();
  const { data } = useQuery(HasUnadjustedDocument);
  if (!data?.hasUnadjusted) return null;
  return (
    <>
      <label className={className}>
        <input type="checkbox" checked={!isUnadjusted} onChange={() => onChoose(!isUnadjusted)} />
        <span>{t('events.adjusted')}</span>
      </label>
      <p className="caption">{t(isUnadjusted ? 'events.unadjustedHint' : 'events.adjustedHint')}</p>
    </>
  );
}
