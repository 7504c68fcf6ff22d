import { isHead } from '../../../src/member/desk/import/columns/heads';
import { previewOf } from '../../../src/member/desk/import/preview';
import type { Choices, Preview } from '../../../src/member/desk/import/preview-types';
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
  // One side cannot answer for both.
  if (asked.includes('side') && !hasOneSide(file)) return null;
  const answered = previewOf(table, answersOf(asked, file), known);
  const open = questionsOf(answered);
  return open.length > 0 ? `asks again ${open.join(', ')}` : differenceOf(answered, file.truth);
}

const known = { desk: { trades: [], flows: [] }, today: TODAY, isListed };

const questionsOf = ({ questions }: Preview) =>
  questions.map(({ kind }) => kind).filter((kind) => kind !== 'opening');

function answersOf(
  asked: readonly string[],
  { answers: { side, unit, days, decimal, roles } }: GeneratedFile,
): Choices {
  return {
    ...(asked.includes('side') && { side }),
    ...(asked.includes('unit') && { unit }),
    ...(asked.includes('days') && { days }),
    ...(asked.includes('decimal') && { decimal }),
    ...(asked.includes('column') && { roles }),
  };
}

const hasOneSide = ({ truth }: GeneratedFile) => new Set(truth.map(({ side }) => side)).size === 1;

/** So many files with trades that one confirmation can bring, among them every form and every question. */
export function generatedSpread(count: number): readonly GeneratedFile[] {
  const files = Array.from({ length: 20 * count }, (_, i) => generateFile(20_001 + i)).filter(
    (file) => file.truth.length > 0 && (file.shape['layout'] !== 'none' || hasOneSide(file)),
  );
  const seen = new Set<string>();
  const isNew = (form: string) => !seen.has(form) && seen.add(form);
  const first = files.filter((file) => formsOf(file).filter(isNew).length > 0);
  const others = files.filter((file) => !first.includes(file));
  return [...first, ...others].slice(0, count);
}

function formsOf({ shape, mayAsk }: GeneratedFile): string[] {
  const { layout, unit, form, dayForm, title, footer, separator, encoding, isTwoRows, repeats } = shape;
  const forms = [layout, unit, form, dayForm, title, footer, separator, encoding, isTwoRows, repeats !== -1];
  return [...forms.map((each, i) => `${i} ${String(each)}`), ...mayAsk];
}

function differenceOf({ rows }: Preview, truth: readonly TrueTrade[]): string | null {
  const read = rows.flatMap((row) =>
    row.isTaken && row.state === 'new'
      ? [
          lineOf({
            ...row.trade,
            side: row.trade.side as TrueTrade['side'],
            fee: row.trade.feePaid ?? null,
            tax: row.trade.taxPaid ?? null,
            account: row.trade.account ?? null,
          }),
        ]
      : [],
  );
  const meant = truth.map(lineOf);
  const wrong = read.filter((key) => !meant.includes(key));
  const lost = meant.filter((key) => !read.includes(key));
  if (wrong.length > 0) return `wrong: ${wrong.join('; ')} instead of ${lost.join('; ')}`;
  return read.length === meant.length ? null : `lost: ${lost.join('; ')}`;
}

/** All that a file says of a trade, in a line. */
export const lineOf = ({ side, symbol, quantity, price, day, fee, tax, account }: TrueTrade) =>
  `${side} ${symbol} ${quantity} ${price} ${day} ${fee ?? '-'} ${tax ?? '-'} ${account ?? '-'}`;
