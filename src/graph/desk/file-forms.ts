import type { StoredRow } from './stored-row';
import { asLine } from '../../lib/text';
import { asList, asNumber, asText, type JsonRecord } from '../../lib/json';

/** What a person has chosen for the files of one head, beside what is recognised; null for what was not chosen. */
export type FileForm = {
  /** Of the head: files with the same one have the same. */
  id: string;
  head: readonly string[];
  /** The roles of columns, by their indices from 0; null for a column that is not read. */
  columns: readonly { index: number; role: string | null }[];
  /** What all rows are, where no column says it. */
  side: 'buy' | 'sell' | null;
  unit: 'dong' | 'thousand' | null;
  /** Whether values contain fees and taxes, where they make the prices. */
  values: 'gross' | 'net' | null;
  days: 'dayFirst' | 'monthFirst' | 'yearFirst' | null;
  decimal: '.' | ',' | null;
};

/** The longest name of a column, and of a role. */
const LONGEST = 200;

/** Reads what was chosen; what cannot be read was not. */
export function readFileForm({ id, head, columns, side, unit, values, days, decimal }: StoredRow): FileForm {
  return {
    id,
    head: (asList(head) ?? []).map((name) => asLine(name, LONGEST) ?? ''),
    columns: (asList(columns) ?? []).flatMap((column) => {
      const { index, role } = (column ?? {}) as JsonRecord;
      return Number.isInteger(asNumber(index)) ? [{ index: Number(index), role: asLine(role, LONGEST) }] : [];
    }),
    side: oneOf(['buy', 'sell'], side),
    unit: oneOf(['dong', 'thousand'], unit),
    values: oneOf(['gross', 'net'], values),
    days: oneOf(['dayFirst', 'monthFirst', 'yearFirst'], days),
    decimal: oneOf(['.', ','], decimal),
  };
}

function oneOf<Word extends string>(words: readonly Word[], value: unknown): Word | null {
  return words.find((word) => word === asText(value)) ?? null;
}
