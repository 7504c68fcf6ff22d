import { useT } from '../../../i18n/useT';
import { TallyTable } from '../TallyTable';
import type { SignalCasesQuery } from './why.generated';

type Book = SignalCasesQuery['signalCases'];
type Props = { book: Book; kind: Book['cases'][number]['kind'] };

/** The track record of a kind on this symbol, compared with a purchase on any day of the same bars. */
export function Record({ book, kind }: Props) {
  const t = useT();
  const record = book.records.find((each) => each.kind === kind);
  const { anyDay, since, sessions } = book;

  if (!record || !anyDay) {
    return (
      <section>
        <h3>{t('why.record')}</h3>
        <p className="muted">{t('why.tooFewSessions', { sessions })}</p>
      </section>
    );
  }
  return (
    <section>
      <h3 id="why-record">{t('why.recordOf', { count: record.count, year: since?.slice(0, 4) ?? '' })}</h3>
      <TallyTable labelledBy="why-record" signals={record.horizons} anyDay={anyDay} />
      <p className="meta">{t('why.baseline')}</p>
    </section>
  );
}
