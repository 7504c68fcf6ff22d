import { Response, type Request } from 'miragejs';
import { messageIn, type MessageValues } from './messages/messages';
import type { MessageCode } from './messages/vi';

/** Responds 200 with a body as it is; Mirage itself would respond 201 to a POST. */
export function ok(body: object): Response {
  return new Response(200, {}, body);
}

/** Responds 200 with a list or a value as the API wraps them. */
export function data(value: object): Response {
  return ok({ data: value });
}

/** Responds 200 with a message in the language of the request. */
export function done(request: Headers, code: MessageCode, values?: MessageValues): Response {
  return ok({ message: messageFor(request, code, values) });
}

type About = {
  /** The field of the body that is refused. */
  field?: string;
  values?: MessageValues;
  /** What the body carries beside the message. */
  more?: object;
};

/** Responds with an error status, the message that a screen shows, and the field that it is about, if any. */
export function errorResponse(
  request: Headers,
  status: number,
  code: MessageCode,
  { field, values, more }: About = {},
): Response {
  return new Response(
    status,
    {},
    { message: messageFor(request, code, values), ...(field && { field }), ...more },
  );
}

/** A message in the language of the request. */
export function messageFor(request: Headers, code: MessageCode, values?: MessageValues) {
  return messageIn(request.requestHeaders['accept-language'] ?? '', code, values);
}

type Headers = Pick<Request, 'requestHeaders'>;

/** Parses the body of a request; empty for anything that is not a JSON object. */
export function parseBody({ requestBody }: { requestBody: string }): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(requestBody);
    return isRecord(body) ? body : {};
  } catch {
    return {};
  }
}

/** Whether a value is an object and neither a list nor null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a field of a body is a text that is not blank. */
export function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
