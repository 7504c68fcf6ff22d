/** Whether a text is a page with a table, or a workbook of Excel's XML of 2003: both are saved under the name .xls. */
export function isMarkup(text: string): boolean {
  const start = text.slice(0, 4096);
  return (
    /^\s*</.test(start) && /<(?:!doctype html|html|table|body|head|meta|div|\w*:?workbook)[\s>]/i.test(start)
  );
}

/** Whether a text is a page that was saved with its parts in one file: a message of several parts (RFC 2557). */
export function isWebArchive(text: string): boolean {
  const [headers = ''] = text
    .slice(0, 4096)
    .trimStart()
    .split(/\r?\n\r?\n/, 1);
  return /^mime-version:/im.test(headers) && /^content-type:\s*multipart\/related/im.test(headers);
}
