/** A JSON object, read field by field; the values of its fields are unknown until a reader validates them. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** The value where it is an object and neither a list nor null. */
export function asRecord(value: unknown): JsonRecord | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonRecord) : null;
}

/** The value where it is a list. */
export function asList(value: unknown): readonly unknown[] | null {
  return Array.isArray(value) ? value : null;
}

/** The value where it is a text, as it came. */
export function asText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** The value of a stored JSON text; null where there is none or it cannot be read. */
export function parseStored(json: string | null): unknown {
  try {
    return json === null ? null : JSON.parse(json);
  } catch {
    return null;
  }
}

const DECIMAL = /^[+-]?\d{1,30}(\.\d{1,30})?$/;

/** A finite number, also from a plain decimal text such as "68.4"; never NaN, Infinity or -0. */
export function asNumber(value: unknown): number | null {
  const number = typeof value === 'string' && DECIMAL.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number + 0 : null;
}

/** A whole number from 0 to 2,147,483,647. */
export function asCount(value: unknown): number | null {
  const number = asNumber(value);
  return number !== null && Number.isInteger(number) && number >= 0 && number <= 2 ** 31 - 1 ? number : null;
}
