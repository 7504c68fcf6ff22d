import type { Cell, Table } from '../../../../tables/table';
import { isBlank } from '../cells/cells';
import { figureOfCell, valueWithMark } from '../cells/figures';
import { stateIn } from '../cells/words';
import type { Candidate, Recognised } from '../columns/recognise';
import type { Choices, Column, ColumnRole, Question } from '../preview-types';
import type { Marks } from './decide-marks';

type Pairing = { choices: Choices; marks: Marks };

type ColumnQuestion = Extract<Question, { kind: 'column' }>;

type Pairs = {
  columns: readonly Column[];
  questions: readonly Question[];
  /** The roles that the questions are about. */
  asked: ReadonlySet<ColumnRole>;
};

/** Of two columns with equal heads, the one with what was matched; a question where the file does not say it. */
export function decidePairs(table: Table, recognised: Recognised, { choices, marks }: Pairing): Pairs {
  const { columns, candidates } = recognised;
  const isChosen = (role: ColumnRole) => Object.values(choices.roles ?? {}).includes(role);
  const tied = (role: ColumnRole): readonly Candidate[] => {
    if (isChosen(role)) return [];
    const [first, ...others] = candidates(role).filter(({ rank }) => rank > 0);
    return first
      ? [first, ...others.filter(({ rank }) => rank === first.rank)].sort((a, b) => a.index - b.index)
      : [];
  };
  const valueAt = (cells: readonly Cell[], index: number) => {
    const cell = cells[index];
    const figure = cell === undefined || isBlank(cell) ? null : figureOfCell(cell);
    return figure === null ? null : valueWithMark(figure, marks.markOf(index));
  };
  const indexOf = (role: ColumnRole) => columns.find((each) => each.role === role)?.index ?? -1;
  const quantities = tied('quantity');
  const prices = tied('price');
  let result = columns;
  const take = (role: ColumnRole, index: number | null) => {
    const among = role === 'quantity' ? quantities : prices;
    result = result.map((each) => {
      if (!among.some((one) => one.index === each.index)) return each;
      return { ...each, role: each.index === index ? role : null };
    });
  };
  const areEqual = (among: readonly Candidate[]) =>
    table.rows.every(({ cells }) => {
      const [first, ...others] = among.map(({ index }) => valueAt(cells, index));
      return others.every((each) => each === first);
    });
  const questions: ColumnQuestion[] = [];
  let pair: number | null = null;
  if (quantities.length > 1 && !areEqual(quantities)) {
    pair = matchedAmong({
      table,
      among: quantities,
      prices,
      valueAt,
      state: indexOf('state'),
      value: indexOf('value'),
    });
    if (pair === null)
      questions.push({ kind: 'column', role: 'quantity', columns: quantities.map(({ index }) => index) });
    take('quantity', pair === null ? null : quantities[pair]!.index);
  }
  if (prices.length > 1 && !areEqual(prices)) {
    const chosen =
      pair !== null && prices.length === quantities.length
        ? pair
        : matchedPrice({
            table,
            among: prices,
            valueAt,
            quantity: result.find(({ role }) => role === 'quantity')?.index ?? -1,
            value: indexOf('value'),
          });
    if (chosen === null)
      questions.push({ kind: 'column', role: 'price', columns: prices.map(({ index }) => index) });
    take('price', chosen === null ? null : prices[chosen]!.index);
  }
  return { columns: result, questions, asked: new Set(questions.map(({ role }) => role)) };
}

type Tied = {
  table: Table;
  among: readonly Candidate[];
  valueAt: (cells: readonly Cell[], index: number) => number | null;
};

/** Which of several columns of shares is what was matched; null where the file does not say it with certainty. */
function matchedAmong({
  table,
  among,
  prices,
  valueAt,
  state,
  value,
}: Tied & { prices: readonly Candidate[]; state: number; value: number }) {
  if (value !== -1 && prices.length === among.length) {
    const fitting = among.flatMap((each, i) =>
      table.rows.every(
        ({ cells }) =>
          fits(valueAt(cells, each.index), valueAt(cells, prices[i]!.index), valueAt(cells, value)) !== false,
      )
        ? [i]
        : [],
    );
    if (fitting.length === 1) return fitting[0]!;
  }
  if (state === -1 || among.length !== 2) return null;
  // What was matched is never more than what was ordered, less where the state says so, and equal where all was matched.
  const fitting = [0, 1].filter((i) =>
    table.rows.every(({ cells }) => {
      const [matched, ordered] = [valueAt(cells, among[i]!.index), valueAt(cells, among[1 - i]!.index)];
      const said = stateIn(cells[state] ?? '');
      if (said === null) return matched === ordered;
      const [part, whole] = [matched ?? 0, ordered ?? 0];
      if (said === 'partly') return part < whole;
      return said === 'matched' ? part === whole : part <= whole;
    }),
  );
  return fitting.length === 1 ? fitting[0]! : null;
}

function matchedPrice({
  table,
  among,
  valueAt,
  quantity,
  value,
}: Tied & { quantity: number; value: number }) {
  if (quantity === -1 || value === -1) return null;
  const fitting = among.flatMap((each, i) =>
    table.rows.every(
      ({ cells }) =>
        fits(valueAt(cells, quantity), valueAt(cells, each.index), valueAt(cells, value)) !== false,
    )
      ? [i]
      : [],
  );
  return fitting.length === 1 ? fitting[0]! : null;
}

/** Whether a quantity and a price make a value, in the same unit or in thousand; null where one is missing. */
function fits(quantity: number | null, price: number | null, value: number | null): boolean | null {
  if (!quantity || !price || !value) return null;
  const ratio = Math.abs(value / (quantity * price));
  return [1, 1_000].some((unit) => Math.abs(ratio / unit - 1) < 0.0005);
}
