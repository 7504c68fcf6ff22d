import './PlotLegend.css';

type Line = {
  /** How it is drawn: as a solid line, a dashed one, or an area. */
  look: 'solid' | 'dashed' | 'band';
  name: string;
  /** Where it ends. */
  value: string;
};

/** What the lines of a plot are, and where they end. */
export function PlotLegend({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className="plot-legend">
      {lines.map(({ look, name, value }) => (
        <li key={look} data-look={look}>
          {name} <b>{value}</b>
        </li>
      ))}
    </ul>
  );
}
