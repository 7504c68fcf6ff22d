import { describe, expect, it } from 'vitest';
import { serverMessageOf } from '../../src/rest/server-message';

describe('a server’s message', () => {
  it.each([
    'Mã cổ phiếu không tồn tại',
    'Email đã được sử dụng (mã lỗi 12).',
    'Vui lòng thử lại lúc 12:30, hoặc gọi 1900-1234.',
    'The symbol HPG is already in your list; choose another from the menu at the top.',
    'Update failed: set a stronger password',
    'Price < 100 & volume > 5',
  ])('is shown: %s', (message) => {
    expect(serverMessageOf(message)).toBe(message);
  });

  it('is brought to one line, without marks that reorder letters', () => {
    expect(serverMessageOf('  Không\n tìm\u202E thấy\u0000 ')).toBe('Không tìm thấy');
  });

  it('is cut at 300 characters', () => {
    expect(serverMessageOf('quá dài '.repeat(5000))).toBe(`${'quá dài '.repeat(37)}quá…`);
  });

  it.each([
    ['nothing', undefined],
    ['no text', { a: 1 }],
    ['a list', ['a']],
    ['a blank', ' \n'],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['a page', '<!doctype html><title>502</title>'],
    ['entities', 'a &lt;b&gt;'],
    ['a template', '{{user.token}} $t(secret)'],
    ['JSON', '{"error":1}'],
    ['a place in the code', 'TypeError at /srv/app.php:12'],
    ['a stack', 'Failed at Object.run (server.js:10:3)'],
    ['an exception', 'NullPointerException while saving'],
    ['SQL state', 'SQLSTATE[42S02]: Base table not found'],
    ['SQL', 'error near select * from users where 1'],
    ['a file', 'cannot open /var/www/html/.env'],
    ['a bearer', 'Bearer abc is expired'],
    ['a JWT', 'token eyJhbGciOiJIUzI1NiJ9 expired'],
    ['one endless word', 'x'.repeat(1_000_000)],
  ])('is not shown when it is %s', (_what, message) => {
    expect(serverMessageOf(message)).toBeNull();
  });

  it('is not shown when it repeats the token', () => {
    expect(serverMessageOf('Unknown key T0K3N', 'T0K3N')).toBeNull();
  });

  it('is judged by its first 1,200 characters, however long it is', () => {
    const read = 'Mã này đang bị tạm ngừng giao dịch. '.repeat(40).slice(0, 1_200);

    expect(serverMessageOf(read + '<b>at a.'.repeat(200_000))).toMatch(/^Mã này đang bị[^<]{285}…$/);
    expect(serverMessageOf(`${read.slice(0, -3)}<b>`)).toBeNull();
  });

  // A pattern that backtracks without a bound would not come to an end.
  it.each(['at a.', 'select ', '&a', '<', 'update x', 'Aaa', '(', 'a b ', '{ '])(
    'of %j alone is judged',
    (part) => {
      const message = part.repeat(1_200);

      expect([null, `${message.trim().slice(0, 299).trimEnd()}…`]).toContain(serverMessageOf(message));
    },
  );
});
