import type { ServerResponse } from 'node:http';

/** The response to a call: JSON, a text of the named type, or what a function writes; empty where there is none of them. */
export type ApiResponse = {
  status: number;
  json?: unknown;
  text?: string;
  /** Writes the body, and ends the response by itself. */
  stream?: (response: ServerResponse) => void;
  type?: string;
  headers?: Readonly<Record<string, string>>;
};

export type ApiRequest = {
  method: string;
  /** The path without the query, each segment decoded. */
  segments: readonly string[];
  query: URLSearchParams;
  headers: Readonly<Record<string, string | undefined>>;
  body: string;
};

/** Handlers by method and path, in which ':id' stands for any segment. */
export type Calls<Who extends readonly unknown[] = []> = Readonly<
  Record<string, (request: ApiRequest, ...who: Who) => ApiResponse>
>;

/** The handler of this call; undefined where there is none. */
export function callIn<Who extends readonly unknown[]>(calls: Calls<Who>, { method, segments }: ApiRequest) {
  const requests = [method, ...segments];
  const found = Object.entries(calls).find(([call]) => {
    const parts = call.split(/[ /]/);
    return (
      parts.length === requests.length && parts.every((part, i) => part[0] === ':' || part === requests[i])
    );
  });
  return found?.[1];
}

/** The fields of a JSON body; none where it is none. */
export function fieldsOf({ body }: ApiRequest): Record<string, unknown> {
  try {
    return JSON.parse(body) as Record<string, unknown>;
  } catch {
    return {};
  }
}

export function ok(json: unknown): ApiResponse {
  return { status: 200, json };
}

/** Success without a body: where the specification does not show a response. */
export const done: ApiResponse = { status: 200 };

/** Lists come wrapped. */
export function list(rows: readonly unknown[]): ApiResponse {
  return ok({ data: rows });
}

export function refuse(status: number, message: string): ApiResponse {
  return { status, json: { message } };
}
