import { describe, expect, it } from 'vitest';
import { serverMessageOf } from '../../src/rest/server-message';

describe('a server’s message', () => {
  it.each([
    'Mã cổ phiếu không tồn tại',
    'Email đã được sử dụng (mã lỗi 12).',
    'Vui lòng thử lại lúc 12:30, hoặc gọi 1900-1234.',
    'The symbol HPG is already in your list; choose another from the menu at the top.',
    'Update failed: set a stronger password',
    'Please update your profile, set a phone number and try again.',
    'Select at most 50 symbols from this list.',
    'You cannot delete from a list that is shared with you.',
    'To insert into the list, write one symbol per line.',
    'Price < 100 & volume > 5',
    'Giá phải <= giá trần, khối lượng > 0 (lô 100).',
    'R&D; M&A; Q&A: hỏi đáp tại mục “Trợ giúp”.',
    'Nhập mã theo mẫu <mã> hoặc {mã}.',
    'The market opens at 9.00 (HOSE), at 9:00/13:00 (UTC+7).',
    'Call us at nhip.vn (24/7).',
    'Dịch vụ bảo trì đến 15:30; xem https://example.vn/ho-tro/thong-bao/bao-tri-he-thong-giao-dich-cuoi-nam-2026.html',
    'Tệp .php và .js không được nhận.',
    'Please select a price from the limit order book.',
    'Select an account from those where you may trade.',
    'You cannot delete from lists where you are not the owner.',
    'Open /home and try again.',
    'The bearer of this account has to confirm it first.',
    'Mật khẩu phải có ít nhất 8 ký tự, gồm chữ hoa, chữ số và một trong các ký tự !@#$%^&*(){}[].',
  ])('is shown: %s', (message) => {
    expect(serverMessageOf(message)).toBe(message);
  });

  it('is brought to one line, without marks that reorder letters', () => {
    expect(serverMessageOf('  Không\n tìm\u202E thấy\u0000 ')).toBe('Không tìm thấy');
  });

  it('is shown whole or not at all: up to 300 characters', () => {
    const longest = 'a b'.repeat(100);

    expect(serverMessageOf(` ${longest}\n`)).toBe(longest);
    expect(serverMessageOf(`${longest}c`)).toBeNull();
    expect(serverMessageOf('quá dài '.repeat(5000))).toBeNull();
  });

  it.each([
    ['nothing', undefined],
    ['no text', { a: 1 }],
    ['a list', ['a']],
    ['a blank', ' \n'],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['a closing tag', 'Không được</p>'],
    ['a page', '<!doctype html><title>502</title>'],
    ['entities', 'a &lt;b&gt; &#7843;'],
    ['a template', '{{user.token}} $t(secret)'],
    ['JSON', '{"error":1}'],
    ['a place in the code', 'TypeError at /srv/app.php:12'],
    ['a stack of Node', 'Failed at Object.run (server.js:10:3)'],
    ['a stack of Java', 'java.lang.IllegalState at vn.nhip.Desk.save(Desk.java:12)'],
    ['a stack of Python', 'Traceback (most recent call last): File "desk.py", line 3'],
    ['a place of PHP', 'Undefined index in UserController.php on line 23'],
    ['an exception', 'NullPointerException while saving'],
    ['SQL state', 'SQLSTATE[42S02]: Base table not found'],
    ['SQL', 'error near select * from users where 1'],
    ['SQL in capitals', 'near "x": SELECT id, email FROM users'],
    ['an insertion', 'insert into users (id) values (1)'],
    ['a removal', 'delete from users where id = 1'],
    ['an update', 'update users set password = ?'],
    ['a constraint', 'duplicate key value violates unique constraint "users_email"'],
    ['a missing value', 'null value in column "email" violates not-null constraint'],
    ['a table', 'relation "users" does not exist'],
    ['a column', "Unknown column 'x' in 'field list'"],
    ['syntax', 'You have an error in your SQL syntax; check the manual'],
    ['a key', 'E11000 duplicate key error collection'],
    ['an address of a file', 'failed to open file:///var/log/app.log'],
    ['an entry', "Duplicate entry 'a@b.vn' for key 'users.email'"],
    ['a file', 'cannot open /var/www/html/.env'],
    ['a file of Windows', 'Access to C:\\inetpub\\logs is denied'],
    ['a bearer', 'Bearer abcdefghijklmnop is expired'],
    ['a JWT', 'token eyJhbGciOiJIUzI1NiJ9 expired'],
  ])('is not shown when it is %s', (_what, message) => {
    expect(serverMessageOf(message)).toBeNull();
  });

  it('is not shown when it repeats the token', () => {
    expect(serverMessageOf('Unknown key T0K3N', 'T0K3N')).toBeNull();
  });

  // A pattern that backtracks without a bound would not come to an end.
  it.each(['at a.', 'select ', '&a', '<', 'update x', 'Aaa', '(', 'a b ', '{ ', 'select a from '])(
    'of %j alone is judged',
    (part) => {
      const message = part.repeat(300).slice(0, 300).trim();

      expect([null, message]).toContain(serverMessageOf(message));
    },
  );
});
