import { unzipSync } from 'fflate';
import { LARGEST_UNZIPPED } from './limits';
import type { TableProblem } from './table';

/** The parts of a workbook, by path. */
export type Parts = Record<string, Uint8Array>;

/** Parts that have no cells. */
const OTHER_PARTS =
  /drawing|theme|chart|media|pivot|external|calcchain|comment|tables?\/|customxml|docprops|printer/i;

const isPart = (name: string) => /\.(?:xml|rels)$/i.test(name) && !OTHER_PARTS.test(name);

/** The parts of a workbook; nothing is unzipped before the sizes in the archive's directory are known. */
export function partsOf(bytes: Uint8Array): Parts | { problem: TableProblem } {
  const names: string[] = [];
  let size = 0;
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        names.push(plainPath(name));
        if (isPart(name)) size += originalSize;
        return false;
      },
    });
    if (!names.includes('xl/workbook.xml')) {
      return { problem: names.includes('xl/workbook.bin') ? 'oldExcel' : 'other' };
    }
    if (size > LARGEST_UNZIPPED) return { problem: 'large' };
    // A size that is not the true one is of no use to a bomb: the memory is taken by it, and what exceeds it is cut off.
    const parts = unzipSync(bytes, { filter: ({ name }) => isPart(name) });
    return Object.fromEntries(Object.entries(parts).map(([name, part]) => [plainPath(name), part]));
  } catch {
    return { problem: 'damaged' };
  }
}

/** Some programs write paths as Windows does. */
function plainPath(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\//, '');
}
