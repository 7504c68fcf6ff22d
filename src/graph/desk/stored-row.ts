import type { JsonRecord } from '../../lib/json';

/** A row of the desk that is kept unread: what alone needs it, reads it. */
export type StoredRow = JsonRecord & { readonly id: string };
