import { isHead } from '../../../src/member/desk/import/columns/heads';
import { previewOf } from '../../../src/member/desk/import/preview';
import type { Choices, Preview } from '../../../src/member/desk/import/preview-types';
import type { Table } from '../../../src/tables/table';
import { readTable } from '../../../src/tables/read-table';
import { generateFile, isListed, TODAY, type GeneratedFile, type TrueTrade } from './generated-file';

/** What is wrong with a generated file; null where it is right, or asks what it does not say and is right once that is answered. */
export async function wrongIn(seed: number): Promise<{ problem: string; file: GeneratedFile } | null> {
  const file = generateFile(seed);
  const problem = await problemOf(file);
  return problem === null ? null : { problem, file };
}

async function problemOf(file: GeneratedFile): Promise<string | null> {
  const table = await readTable({ file: new Blob([file.bytes]) }, { isHead });
  if ('problem' in table) return `no table: ${table.problem}`;
  const first = previewOf(table, {}, known);
  const asked = questionsOf(first);
  const unneeded = asked.filter((kind) => !file.mayAsk.has(kind));
  if (asked.length === 0) return differenceOf(first, file.truth);
  if (unneeded.length > 0) return `asks ${unneeded.join(', ')}`;
  const side =
    file.truth.some((trade) => trade.side === 'BUY') && file.truth.some((trade) => trade.side === 'SELL');
  // One side cannot answer for both, nor one choice for a pair of columns.
  if ((asked.includes('side') && side) || asked.includes('column')) return null;
  const answered = previewOf(table, answersOf(asked, file, table), known);
  const open = questionsOf(answered);
  return open.length > 0 ? `asks again ${open.join(', ')}` : differenceOf(answered, file.truth);
}

const known = { desk: { trades: [], flows: [] }, today: TODAY, isListed };

const questionsOf = ({ questions }: Preview) =>
  questions.map(({ kind }) => kind).filter((kind) => kind !== 'opening');

function answersOf(asked: readonly string[], { answers, truth }: GeneratedFile, _table: Table): Choices {
  return {
    ...(asked.includes('side') && { side: truth[0]?.side ?? 'BUY' }),
    ...(asked.includes('unit') && { unit: answers.unit! }),
    ...(asked.includes('days') && { days: answers.days! }),
    ...(asked.includes('decimal') && { decimal: answers.decimal! }),
  };
}

function differenceOf({ rows }: Preview, truth: readonly TrueTrade[]): string | null {
  const read = rows.flatMap((row) =>
    row.isTaken && row.state === 'new'
      ? [
          keyOf({
            ...row.trade,
            side: row.trade.side as TrueTrade['side'],
            fee: row.trade.feePaid ?? null,
            tax: row.trade.taxPaid ?? null,
          }),
        ]
      : [],
  );
  const meant = truth.map(keyOf);
  const wrong = read.filter((key) => !meant.includes(key));
  const lost = meant.filter((key) => !read.includes(key));
  if (wrong.length > 0) return `wrong: ${wrong.join('; ')} instead of ${lost.join('; ')}`;
  return read.length === meant.length ? null : `lost: ${lost.join('; ')}`;
}

const keyOf = ({ side, symbol, quantity, price, day, fee, tax }: TrueTrade) =>
  `${side} ${symbol} ${quantity} ${price} ${day} ${fee ?? '-'} ${tax ?? '-'}`;
