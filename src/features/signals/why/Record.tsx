import { useT } from '../../../i18n/useT';
import { formatPercent } from '../../../market/format';
import type { RecordedTallyFragment, SignalCasesQuery } from './why.graphql';

type Book = SignalCasesQuery['signalCases'];
type Props = { book: Book; kind: Book['cases'][number]['kind'] };

/** How the kind went on this symbol, beside a purchase on any day of the same bars. */
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
  const means = [...record.horizons, ...anyDay].map(({ mean }) => mean ?? 0);
  const [least, most] = [Math.min(0, ...means), Math.max(0, ...means)];
  const scale = { least, span: most - least || 1 };

  return (
    <section>
      <h3 id="why-record">{t('why.recordOf', { count: record.count, year: since?.slice(0, 4) ?? '' })}</h3>
      <table className="why-record" aria-labelledby="why-record">
        <thead>
          <tr>
            <th scope="col">{t('why.after')}</th>
            <th scope="col" aria-hidden="true" />
            <th scope="col" className="num">
              {t('why.mean')}
            </th>
            <th scope="col" className="num">
              {t('why.hits')}
            </th>
          </tr>
        </thead>
        <tbody>
          {record.horizons.map((tally, i) => (
            <tr key={tally.sessions}>
              <th scope="row">T+{tally.sessions}</th>
              <td aria-hidden="true">
                <Bar tally={tally} {...scale} />
                <Bar tally={anyDay[i]} {...scale} isBaseline />
              </td>
              <Pair of={formatPercent(tally.mean)} anyDay={formatPercent(anyDay[i]?.mean)} />
              <Pair of={rate(tally.hitRate)} anyDay={rate(anyDay[i]?.hitRate)} />
            </tr>
          ))}
        </tbody>
      </table>
      <p className="meta">{t('why.baseline')}</p>
    </section>
  );
}

function Pair({ of, anyDay }: { of: string; anyDay: string }) {
  const t = useT();
  return (
    <td className="num">
      {of}
      <span className="why-any">
        <span className="visually-hidden"> {t('why.anyDay')} </span>
        {anyDay}
      </span>
    </td>
  );
}

type BarProps = {
  tally: RecordedTallyFragment | undefined;
  least: number;
  span: number;
  isBaseline?: boolean;
};

/** A mean as a bar from the common zero, to the left of it where it is a loss. */
function Bar({ tally, least, span, isBaseline = false }: BarProps) {
  const mean = tally?.mean ?? 0;
  const left = ((Math.min(0, mean) - least) / span) * 100;
  const width = (Math.abs(mean) / span) * 100;
  return (
    <i
      className={isBaseline ? 'why-bar why-bar-any' : 'why-bar'}
      style={{ marginLeft: `${left}%`, width: `${width}%` }}
    />
  );
}

function rate(hitRate: number | null | undefined) {
  return hitRate == null ? '—' : `${Math.round(hitRate * 100)}%`;
}
