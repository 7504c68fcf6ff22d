// @module-tag P37
import { describe, expect, it } from 'vitest';
import { emailAddress } from '../../src/auth/email';

const schema = emailAddress('common.required');

describe('a pasted e-mail', () => {
  it.each([
    ' member@nhip.example ',
    'member@nhip.example\u200B',
    'mem\u00ADber@nhip.example',
    '\u202Amember@nhip.example\u202C',
    'ｍｅｍｂｅｒ＠nhip.example',
    '<member@nhip.example>',
    'Nguyễn Hà <member@nhip.example>',
    'mailto:member@nhip.example',
    '(member@nhip.example)',
    'member @nhip.example',
    'member@nhip.example.',
    '"member@nhip.example",',
  ])('"%s" is the address in it', (text) => expect(schema.validateSync(text)).toBe('member@nhip.example'));

  it.each(['', '\u200B', ' '])('that is empty, "%s", is missing', (text) =>
    expect(() => schema.validateSync(text)).toThrow('common.required'),
  );

  it.each(['member', 'member@', 'a@b.vn c@d.vn', 'member@nhip.example và ha@nhip.example'])(
    'that is none, "%s", is not sent',
    (text) => expect(() => schema.validateSync(text)).toThrow('common.emailError'),
  );
});
