import { useT } from '../../../i18n/useT';
import { TallyTable } from '../TallyTable';
import type { SignalHistoryQuery } from '../../../graph/signal-history.generated';

type History = SignalHistoryQuery['signalHistory'];
type Props = { history: History; kind: History['signals'][number]['kind'] };

/** The track record of a kind on this symbol, compared with a purchase on any day of the same bars. */
export function Record({ history, kind }: Props) {
  const t = useT();
  const record = history.records.find((each) => each.kind === kind);
  const { baseline, since, tradingDays } = history;

  if (!record || !baseline) {
    return (
      <section>
        <h3>{t('why.record')}</h3>
        <p className="text-2">{t('why.tooFewSessions', { sessions: tradingDays })}</p>
      </section>
    );
  }
  return (
    <section>
      <h3 id="why-record">{t('why.recordOf', { count: record.count, year: since?.slice(0, 4) ?? '' })}</h3>
      <TallyTable labelledBy="why-record" signals={record.horizons} baseline={baseline} />
      <p className="caption">{t('why.baseline')}</p>
    </section>
  );
}
