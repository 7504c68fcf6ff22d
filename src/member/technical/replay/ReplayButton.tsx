import { HistoryIcon } from '@blueprintjs/icons';
import { useAppActors } from '../../../app/actors/AppActors';
import { useSearch, useSetSearch } from '../../../app/router/navigation';
import { useT } from '../../../i18n/useT';
import { lastClosedDay } from '../../../market/clock';
import { focusField } from '../../../ui/focus';
import { IconButton } from '../../../ui/IconButton';
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
    <IconButton
      ref={isFocused ? focusField : null}
      icon={<HistoryIcon />}
      label={t('technical.replay')}
      onClick={() => setSearch(withReplay(daily, lastClosedDay(clock.now())))}
    />
  );
}
