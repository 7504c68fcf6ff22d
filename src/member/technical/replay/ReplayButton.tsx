import { Button } from '@blueprintjs/core';
import { HistoryIcon } from '@blueprintjs/icons';
import { useAppActors } from '../../../app/actors/AppActors';
import { useSearch, useSetSearch } from '../../../app/router/navigation';
import { useT } from '../../../i18n/useT';
import { lastClosedDay } from '../../../market/clock';
import { focusField } from '../../../ui/focus';
import { withoutSpan, type ChartView } from '../chart/view';
import { withReplay } from './replay-day';

type Props = {
  view: ChartView;
  /** Whether it begins with the focus. */
  isFocused: boolean;
};

/** Opens the replay at the last closed trading day, on daily bars. */
export function ReplayButton({ view, isFocused }: Props) {
  const t = useT();
  const { clock } = useAppActors();
  const search = useSearch();
  const setSearch = useSetSearch();
  const daily = view.resolution === 'DAY' ? search : withoutSpan(search);
  return (
    <Button
      ref={isFocused ? focusField : null}
      className="icon-only"
      variant="minimal"
      icon={<HistoryIcon />}
      aria-label={t('technical.replay')}
      title={t('technical.replay')}
      onClick={() => setSearch(withReplay(daily, lastClosedDay(clock.now())))}
    />
  );
}
