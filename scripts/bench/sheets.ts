import { decode } from '../../src/tables/decode';
import { sheetOfText } from '../../src/tables/text-cells';

export { sheetFile } from '../../src/tables/sheet-file';
export { tableOf } from '../../src/tables/table-of';
export { sheetsOfWorkbook } from '../../src/tables/workbook';

/** The sheets of a text with semicolons. */
export const sheetsOfText = (bytes: Uint8Array) => [sheetOfText(decode(bytes) ?? '', ';')];
