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

/** What answers which call: by method and path, in which ':id' stands for any segment. */
export type Calls<Who extends readonly unknown[] = []> = Readonly<
  Record<string, (question: Question, ...who: Who) => Answer>
>;

/** What answers this call; undefined where nothing does. */
export function callIn<Who extends readonly unknown[]>(calls: Calls<Who>, { method, segments }: Question) {
  const asked = [method, ...segments];
  const found = Object.entries(calls).find(([call]) => {
    const parts = call.split(/[ /]/);
    return parts.length === asked.length && parts.every((part, i) => part[0] === ':' || part === asked[i]);
  });
  return found?.[1];
}

/** The fields of a JSON body; none where it is none. */
export function fieldsOf({ body }: Question): Record<string, unknown> {
  try {
    return JSON.parse(body) as Record<string, unknown>;
  } catch {
    return {};
  }
}

export function ok(json: unknown): Answer {
  return { status: 200, json };
}

/** Done, and nothing to say: where the specification does not show an answer. */
export const done: Answer = { status: 200 };

/** Lists come wrapped. */
export function list(rows: readonly unknown[]): Answer {
  return ok({ data: rows });
}

export function refuse(status: number, message: string): Answer {
  return { status, json: { message } };
}
