/** Whether a text is a page with a table, or a workbook of Excel's XML of 2003: both are saved under the name .xls. */
export function isMarkup(text: string): boolean {
  const start = text.slice(0, 4096);
  return (
    /^\s*</.test(start) && /<(?:!doctype html|html|table|body|head|meta|div|\w*:?workbook)[\s>]/i.test(start)
  );
}
