import { readSheets, type Sheets, type TableInput } from './read-sheets';

/** What a worker is started for. */
export type ReadRequest = { input: TableInput; separator: string | null };

/** The part of the work that is done, or its result. */
export type ReadResponse = { part: number } | { sheets: Sheets };

const respond = (response: ReadResponse) => postMessage(response);

addEventListener('message', ({ data: { input, separator } }: MessageEvent<ReadRequest>) => {
  void readSheets(input, separator, (part) => respond({ part })).then((sheets) => respond({ sheets }));
});
