import { useT } from '../../i18n/useT';
import { formatPercent } from '../../market/format';
import './TallyTable.css';

/** The outcome of purchases after a number of trading days; mean in percent, win rate from 0 to 1. */
export type ShownTally = {
  sessions: number;
  count: number;
  mean: number | null;
  hitRate: number | null;
};

type Props = {
  labelledBy: string;
  signals: readonly ShownTally[];
  /** The same horizons in the same order. */
  anyDay: readonly ShownTally[];
};

/** The outcomes of signals compared with a purchase on any day, as bars and figures. */
export function TallyTable({ labelledBy, signals, anyDay }: Props) {
  const t = useT();
  const means = [...signals, ...anyDay].map(({ mean }) => mean ?? 0);
  const [least, most] = [Math.min(0, ...means), Math.max(0, ...means)];
  const scale = { least, span: most - least || 1 };

  return (
    <table className="tally" aria-labelledby={labelledBy}>
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
        {signals.map((tally, i) => (
          <tr key={tally.sessions} data-sessions={tally.sessions}>
            <th scope="row">
              T+{tally.sessions}
              <span className="tally-any"> {t('why.times', { count: tally.count })}</span>
            </th>
            <td aria-hidden="true">
              <Bar tally={tally} {...scale} />
              <Bar tally={anyDay[i]} {...scale} isBaseline />
            </td>
            <Pair signals={formatPercent(tally.mean)} anyDay={formatPercent(anyDay[i]?.mean)} />
            <Pair signals={rate(tally.hitRate)} anyDay={rate(anyDay[i]?.hitRate)} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Pair({ signals, anyDay }: { signals: string; anyDay: string }) {
  const t = useT();
  return (
    <td className="num">
      {signals}
      <span className="tally-any">
        <span className="visually-hidden"> {t('why.anyDay')} </span>
        {anyDay}
      </span>
    </td>
  );
}

type BarProps = {
  tally: ShownTally | undefined;
  least: number;
  span: number;
  isBaseline?: boolean;
};

/** A mean return as a bar from a common zero; losses extend to the left. */
function Bar({ tally, least, span, isBaseline = false }: BarProps) {
  const mean = tally?.mean ?? 0;
  const left = ((Math.min(0, mean) - least) / span) * 100;
  const width = (Math.abs(mean) / span) * 100;
  return (
    <i
      className={isBaseline ? 'tally-bar tally-bar-any' : 'tally-bar'}
      style={{ marginLeft: `${left}%`, width: `${width}%` }}
    />
  );
}

function rate(hitRate: number | null | undefined) {
  return hitRate == null ? '—' : `${Math.round(hitRate * 100)}%`;
}
