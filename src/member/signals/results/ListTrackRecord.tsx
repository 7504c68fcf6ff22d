import { useQuery } from '@apollo/client/react';
import type { ListedSignal } from '../../../graph/values';
import type { SignalKind } from '../../../graph/resolvers.types';
import { useT } from '../../../i18n/useT';
import type { Day } from '../../../market/day';
import { Skeleton } from '../../../ui/PanelState';
import { LoadFailedLine } from '../../shared/LoadFailed';
import { ResultsProgress } from './ResultsProgress';
import { useListResults } from './useListResults';
import { SignalsDocument } from '../../shared/signals.generated';
import { TrackRecordTables } from './TrackRecordTables';

type Props = { kind: SignalKind; until: Day };

/** The track record of a kind over the symbols of the list. */
export function ListTrackRecord({ kind, until }: Props) {
  const t = useT();
  const { data, error, refetch } = useQuery(SignalsDocument);
  const signals = data?.signals.rows;

  if (signals) return <OfSignals signals={signals} kind={kind} until={until} />;
  if (!error) return <Skeleton rows={4} isApart />;
  return <LoadFailedLine error={error} text={t('signals.failed')} onRetry={() => void refetch()} />;
}

function OfSignals({ signals, kind, until }: Props & { signals: readonly ListedSignal[] }) {
  const computed = useListResults(signals, until);
  const { symbols } = computed;
  return symbols !== null && symbols.length > 0 ? (
    <TrackRecordTables symbols={symbols} until={until} kinds={[kind]} />
  ) : (
    <ResultsProgress results={computed} />
  );
}
