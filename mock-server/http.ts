import { Response } from 'miragejs';

/** 200 with a body as it is: Mirage would answer a POST with 201. */
export function ok(body: object): Response {
  return new Response(200, {}, body);
}

/** 200 with a list or a value the way the API wraps them. */
export function data(value: object): Response {
  return ok({ data: value });
}

/** A refusal with the message that a screen may show. */
export function refuse(status: number, message: string): Response {
  return new Response(status, {}, { message });
}

/** The body of a request as an object; empty for anything that is not a JSON object. */
export function bodyOf({ requestBody }: { requestBody: string }): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(requestBody);
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {};
  } catch {
    return {};
  }
}

/** Whether a field of a body holds a text that says something. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
