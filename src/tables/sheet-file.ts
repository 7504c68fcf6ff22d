import writeWorkbook from 'write-excel-file/browser';
import type { CellValue } from '../lib/csv';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A table as a workbook (.xlsx) of one sheet, in which texts are texts, whatever they begin with. */
export async function sheetFile(
  name: string,
  header: readonly string[],
  rows: readonly (readonly CellValue[])[],
): Promise<File> {
  const head = header.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  const body = rows.map((row) => row.map(cellOf));
  const blob = await writeWorkbook([head, ...body], { stickyRowsCount: 1 }).toBlob();
  return new File([blob], name, { type: TYPE });
}

function cellOf(value: CellValue) {
  if (typeof value === 'number') return Number.isFinite(value) ? { value, type: Number } : null;
  return value === null || value === '' ? null : { value, type: String };
}
