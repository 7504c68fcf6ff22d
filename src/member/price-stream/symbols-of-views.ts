import type { Live } from '../shared/Live';

/** The symbols whose quotes the views of a page follow together, sorted; of those that are followed unseen alone. */
export function symbolsOfViews(views: Live['views'], isUnseen = false): readonly string[] {
  const followed = [...views].flatMap(({ streamed }) =>
    streamed && (!isUnseen || streamed.isInBackground) ? streamed.symbols : [],
  );
  return [...new Set(followed)].sort();
}
