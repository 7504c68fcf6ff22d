import { Response } from 'miragejs';

/** Responds 200 with a body as it is; Mirage itself would respond 201 to a POST. */
export function ok(body: object): Response {
  return new Response(200, {}, body);
}

/** Responds 200 with a list or a value as the API wraps them. */
export function data(value: object): Response {
  return ok({ data: value });
}

/** Responds with an error status and the message that a screen shows. */
export function errorResponse(status: number, message: string): Response {
  return new Response(status, {}, { message });
}

/** Parses the body of a request; empty for anything that is not a JSON object. */
export function parseBody({ requestBody }: { requestBody: string }): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(requestBody);
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {};
  } catch {
    return {};
  }
}

/** Whether a field of a body is a text that is not blank. */
export function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
