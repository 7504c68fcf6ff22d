import { strToU8, zipSync } from 'fflate';
import { columnName } from '../../src/tables/column-names';

export type SheetXml = { name: string; xml: string; state?: 'hidden' };

/** The style of a cell with a day, with a day and its time, and with a time. */
export const [DAY, DAY_TIME, TIME, MONEY] = [1, 2, 3, 4];

const STYLES = `<styleSheet><numFmts count="3">
<numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy hh:mm:ss"/>
<numFmt numFmtId="166" formatCode="#,##0\\ &quot;đ&quot;"/></numFmts>
<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="21"/><xf numFmtId="166"/></cellXfs></styleSheet>`;

type Options = { strings?: readonly string[]; is1904?: boolean; others?: Record<string, Uint8Array> };

/** A workbook of sheets as they are stored. */
export function workbook(
  sheets: readonly SheetXml[],
  { strings = [], is1904 = false, others = {} }: Options = {},
) {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
  const parts = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook xmlns:r="r"><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets>${sheets
      .map(
        ({ name, state }, i) =>
          `<sheet name="${name}" ${state ? `state="${state}"` : ''} sheetId="${i + 1}" r:id="rId${i + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
      .map((_, i) => relation(`rId${i + 1}`, 'worksheet', `worksheets/sheet${i + 1}.xml`))
      .join(
        '',
      )}${relation('s', 'styles', 'styles.xml')}${relation('t', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    'xl/styles.xml': STYLES,
    'xl/sharedStrings.xml': `<sst>${strings.map((each) => `<si><t>${each}</t></si>`).join('')}</sst>`,
    ...Object.fromEntries(sheets.map(({ xml }, i) => [`xl/worksheets/sheet${i + 1}.xml`, xml])),
  };
  const bytes = Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)]);
  return zipSync({ ...(Object.fromEntries(bytes) as Record<string, Uint8Array>), ...others });
}

type CellXml = string | number | null | { xml: string };

/** A sheet of rows from a line on, with texts, numbers and cells as they are stored. */
export function sheetXml(
  rows: readonly (readonly CellXml[])[],
  { from = 1, merges = [] as string[] } = {},
): string {
  const body = rows.map((cells, index) => {
    const line = from + index;
    return `<row r="${line}">${cells.map((cell, column) => cellXml(cell, `${columnName(column + 1)}${line}`)).join('')}</row>`;
  });
  const merged = merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  return `<worksheet><sheetData>${body.join('')}</sheetData><mergeCells>${merged}</mergeCells></worksheet>`;
}

function cellXml(cell: CellXml, reference: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`;
  if (typeof cell === 'object') return cell.xml.replace('<c', `<c r="${reference}"`);
  return `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${cell}</t></is></c>`;
}

/** A number in a style. */
export const styled = (value: number, style: number) => ({ xml: `<c s="${style}"><v>${value}</v></c>` });
