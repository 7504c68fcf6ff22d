import type { ServerResponse } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import type { ApiResponse } from './calls';

/** What goes wrong with a response: another one, or one of the accidents of a network. */
export type Fault = ApiResponse | keyof typeof accidents;

const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Sends a response, or lets its accident happen. */
export function send(fault: Fault, response: ServerResponse, isCompressed = false) {
  if (typeof fault === 'string') return accidents[fault](response);
  const { status, json, stream, type = 'application/json; charset=utf-8', headers = {} } = fault;
  const { text = json === undefined ? '' : JSON.stringify(json) } = fault;
  if (text !== '' || stream) response.setHeader('Content-Type', type);
  if (stream) {
    response.writeHead(status, headers).flushHeaders();
    return stream(response);
  }
  if (!isCompressed) return response.writeHead(status, headers).end(text);
  return response
    .writeHead(status, { ...headers, 'Content-Encoding': 'br' })
    .end(brotliCompressSync(text, FAST));
}

const HALF = '{"data":[{"id":7,"name":"Dài h';
const TOO_MUCH = 17 * 1024 * 1024;

const accidents = {
  /** Half of what was announced, then the connection is cut. */
  truncated(response: ServerResponse) {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 5000 });
    response.write(HALF, () => response.destroy());
  },
  /** The connection is reset before the first byte. */
  reset(response: ServerResponse) {
    response.socket?.resetAndDestroy();
  },
  /** The connection stays open, and nothing comes. */
  'never answering'() {},
  /** More than anybody wants to read, announced beforehand. */
  oversized(response: ServerResponse) {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': TOO_MUCH });
    response.write(`[${' '.repeat(64 * 1024)}`);
  },
  /** The same, a piece at a time and without an end. */
  endless(response: ServerResponse) {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    const piece = ' '.repeat(1024 * 1024);
    const pour = () => {
      while (!response.destroyed && response.write(piece));
      if (!response.destroyed) response.once('drain', pour);
    };
    pour();
  },
};
