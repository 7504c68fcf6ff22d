/** What the news are filtered by. An empty text filters nothing; days are YYYY-MM-DD and inclusive. */
export type NewsFilters = { title: string; author: string; tag: string; from: string; to: string };

export const noFilters: NewsFilters = { title: '', author: '', tag: '', from: '', to: '' };

/** The filters in the order of the form. */
export const filterNames = ['title', 'author', 'tag', 'from', 'to'] as const satisfies (keyof NewsFilters)[];

/** The longest text of a filter. */
export const MAX_LENGTH = 100;
