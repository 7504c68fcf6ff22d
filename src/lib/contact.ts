import { asRecord } from './json';
import { asLine } from './text';

/** An e-mail (`name`) or a phone (`number`), which servers send as text or as an object with its verification. */
export function contactOf(raw: unknown, field: 'name' | 'number'): { value: string; verified: boolean } {
  const record = asRecord(raw);
  const value = asLine(record === null ? raw : record[field]) ?? '';
  return { value, verified: value !== '' && record?.['verified'] === true };
}
