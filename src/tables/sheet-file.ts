import { strToU8, zipSync } from 'fflate';
import type { CellValue } from '../lib/csv';
import { columnName } from './column-names';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const PARTS = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * A table as a workbook (.xlsx, ECMA-376) of one sheet whose first row is bold and stays in view. Texts are texts,
 * whatever they begin with. Not by a library: those deflate in workers from `blob:`, which our headers forbid.
 */
export function sheetFile(
  name: string,
  header: readonly string[],
  rows: readonly (readonly CellValue[])[],
): File {
  const parts = { ...FIXED_PARTS, 'xl/worksheets/sheet1.xml': sheetOf(header, rows) };
  const bytes = Object.entries(parts).map(([path, xml]) => [path, strToU8(`${DECLARATION}${xml}`)]);
  const archive = zipSync(Object.fromEntries(bytes) as Record<string, Uint8Array>);
  return new File([archive as Uint8Array<ArrayBuffer>], name, { type: TYPE });
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const relation = (id: number, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;

const FIXED_PARTS = {
  '[Content_Types].xml':
    `<Types xmlns="${PACKAGE}/content-types">` +
    `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    `<Default Extension="xml" ContentType="application/xml"/>` +
    `<Override PartName="/xl/workbook.xml" ContentType="${PARTS}.sheet.main+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${PARTS}.worksheet+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${PARTS}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
  'xl/workbook.xml':
    `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>` +
    `<sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels':
    `<Relationships xmlns="${PACKAGE}/relationships">` +
    `${relation(1, 'worksheet', 'worksheets/sheet1.xml')}${relation(2, 'styles', 'styles.xml')}</Relationships>`,
  'xl/styles.xml':
    `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>` +
    `<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>` +
    `<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>` +
    `<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>` +
    `<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>` +
    `<cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>` +
    `<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs>` +
    `<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
};

const BOLD = 1;

function sheetOf(header: readonly string[], rows: readonly (readonly CellValue[])[]): string {
  const columns = header.map(
    (name, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${widthOf(name, rows, index)}" customWidth="1"/>`,
  );
  const body = [header, ...rows].map((cells, index) => {
    const style = index === 0 ? BOLD : 0;
    return `<row r="${index + 1}">${cells.map((cell, column) => cellOf(cell, `${columnName(column + 1)}${index + 1}`, style)).join('')}</row>`;
  });
  return (
    `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
    `<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `${columns.length > 0 ? `<cols>${columns.join('')}</cols>` : ''}<sheetData>${body.join('')}</sheetData></worksheet>`
  );
}

function cellOf(cell: CellValue, reference: string, style: number): string {
  if (cell === null || cell === '' || (typeof cell === 'number' && !Number.isFinite(cell))) return '';
  const start = `<c r="${reference}"${style === 0 ? '' : ` s="${style}"`}`;
  if (typeof cell === 'number') return `${start}><v>${cell}</v></c>`;
  return `${start} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A text in XML; what XML cannot hold, and what looks like it, as the form escapes it: _x0007_. */
function escaped(text: string): string {
  return text
    .slice(0, LONGEST_CELL)
    .replace(
      /_(?=x[\da-f]{4}_)|[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/giu,
      (mark) => `_x${mark.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}_`,
    )
    .replace(/[&<>]/g, (mark) => ENTITIES[mark]!);
}

/** What a cell of Excel holds. */
const LONGEST_CELL = 32_767;

/** Rows that the width of a column is measured by, and the widest one, in characters. */
const MEASURED = 200;
const WIDEST = 40;

function widthOf(name: string, rows: readonly (readonly CellValue[])[], column: number): number {
  const lengths = rows.slice(0, MEASURED).map((cells) => String(cells[column] ?? '').length);
  return Math.min(WIDEST, Math.max(8, name.length + 2, ...lengths.map((length) => length + 2)));
}
