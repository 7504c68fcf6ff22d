import { en } from '../texts';

/** A text of the product in English, filled in: tests name the sentence by its key, however it is worded. */
export function words(key: keyof typeof en, values: Readonly<Record<string, string | number>> = {}): string {
  return en[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
}
