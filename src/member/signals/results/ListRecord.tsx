import { useQuery } from '@apollo/client/react';
import type { ListedSignal } from '../../../graph/values';
import type { SignalKind } from '../../../graph/resolvers.types';
import { useT } from '../../../i18n/useT';
import type { Day } from '../../../market/day';
import { Skeleton } from '../../../ui/PanelState';
import { LoadFailedLine } from '../../shared/LoadFailed';
import { ScoringState } from './ScoringState';
import { useScoring } from './useScoring';
import { SignalsDocument } from '../signals.generated';
import { PooledRecords } from './PooledRecords';

type Props = { kind: SignalKind; until: Day };

/** The record of a kind over the symbols of the list. */
export function ListRecord({ kind, until }: Props) {
  const t = useT();
  const { data, error, refetch } = useQuery(SignalsDocument);
  const signals = data?.signals.rows;

  if (signals) return <RecordOf signals={signals} kind={kind} until={until} />;
  if (!error) return <Skeleton rows={4} isApart />;
  return <LoadFailedLine error={error} text={t('signals.failed')} onRetry={() => void refetch()} />;
}

function RecordOf({ signals, kind, until }: Props & { signals: readonly ListedSignal[] }) {
  const scoring = useScoring(signals, until);
  const { symbols } = scoring;
  return symbols !== null && symbols.length > 0 ? (
    <PooledRecords symbols={symbols} until={until} kinds={[kind]} />
  ) : (
    <ScoringState scoring={scoring} />
  );
}
