/** What a call is answered with: JSON, or a text of the named type; nothing where there is neither. */
export type Answer = {
  status: number;
  json?: unknown;
  text?: string;
  type?: string;
  headers?: Readonly<Record<string, string>>;
};

export type Question = {
  method: string;
  /** The path without the query, each segment decoded. */
  segments: readonly string[];
  query: URLSearchParams;
  headers: Readonly<Record<string, string | undefined>>;
  body: string;
};

export function ok(json: unknown): Answer {
  return { status: 200, json };
}

/** Lists come wrapped. */
export function list(rows: readonly unknown[]): Answer {
  return ok({ data: rows });
}

export function refuse(status: number, message: string): Answer {
  return { status, json: { message } };
}
