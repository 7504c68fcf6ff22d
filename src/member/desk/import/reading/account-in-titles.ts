import type { Table } from '../../../../tables/table';

/** The account that a title line names. */
export function accountIn({ titles }: Table): string | null {
  for (const { cells } of titles) {
    const line = cells.map(String).join(' ').normalize('NFC');
    const found =
      /(?:số\s+(?:tiểu khoản|tài khoản|tk)|tiểu khoản|tài khoản|so tai khoan|so tk|stk|tai khoan|account(?:\s+(?:no|number|id))?)\.?\s*[:#]?\s*([A-Z0-9][A-Z0-9.\-/]*\d[A-Z0-9.\-/]*|\d+)/iu.exec(
        line,
      );
    if (found) return found[1]!.replace(/[.\-/]+$/, '');
  }
  return null;
}
