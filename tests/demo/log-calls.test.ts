import { expect, it } from 'vitest';
import { logCalls } from '../../src/demo/log-calls';
import { firstEvent } from '../support/event-lines';
import { MEMBER, request, startBackend } from '../support/mock-server/backend';

/** A console that keeps what is written to it. */
function createConsole() {
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  const console = { groupCollapsed: write, log: write, groupEnd: () => write('end') } as unknown as Console;
  return { lines, console };
}

it('each call of the mock backend stands in the console with its status and both bodies, without secrets', async () => {
  const { lines, console } = createConsole();
  logCalls(startBackend(), console);

  await request('/api/users/login', { body: MEMBER });
  await request('/api/users/login', { body: { ...MEMBER, password: 'Wrong@1' } });
  await request('/udf/time');

  expect(lines).toEqual([
    'POST /api/users/login → 200',
    '{"email":"member@nhip.example","password":"•••"}',
    expect.stringMatching(/^\{"user":\{.*"token":"•••"\}$/),
    'end',
    'POST /api/users/login → 401',
    '{"email":"member@nhip.example","password":"•••"}',
    '{"message":"Email hoặc mật khẩu không đúng."}',
    'end',
    'GET /udf/time → 200',
    '1787821200',
    'end',
  ]);
});

it('a stream is named as one, and can still be read', async () => {
  const { lines, console } = createConsole();
  logCalls(startBackend(), console);

  const event = await firstEvent(await fetch('/udf/stream?symbols=FPT'));

  expect(event).toMatch(/^id: 1/);
  expect(lines).toEqual(['GET /udf/stream?symbols=FPT → 200', '(stream)', 'end']);
});

it('a long body is cut', async () => {
  const { lines, console } = createConsole();
  logCalls(startBackend(), console);

  await request('/covid?lastdays=all');

  expect(lines[1]).toMatch(/^\{"cases":\{[^]{1990}… \(\d+ characters\)$/);
});
