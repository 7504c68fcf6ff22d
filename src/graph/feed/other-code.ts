import { nullIfUnsaid } from '../feed-reason';
import type { Resolution } from '../resolvers.types';
import type { BarsPage } from './bars-query';
import { otherCode } from './codes';
import { note, type Dialect } from './dialect';

type Attempt = {
  dialect: Dialect;
  resolution: Resolution;
  /** The code that the feed did not answer to. */
  code: string;
  read: (code: string) => Promise<BarsPage>;
};

/** The bars by the other form of a code, which is then kept; without any, the answer to the first one. */
export async function inOtherCode(
  first: Promise<BarsPage>,
  { dialect, resolution, code, read }: Attempt,
): Promise<BarsPage> {
  const other = otherCode(resolution, code);
  const history = await read(other).catch(nullIfUnsaid);
  if (history?.availability === 'READY') {
    dialect.codes.set(resolution, other);
    note(dialect, 'OTHER_CODE');
    return history;
  }
  dialect.vainCodes.set(resolution, (dialect.vainCodes.get(resolution) ?? 0) + 1);
  return first;
}
