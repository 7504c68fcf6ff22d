import { describe, expect, it } from 'vitest';
import { parseEmail } from '../../mock-server/account';
import { emailAddress } from '../../src/auth/email';

const label = (length: number) => 'n'.repeat(length);

const accepted = [
  'an@nhip.example',
  'an@nhip',
  ' an@nhip.example ',
  'An.NGUYEN+t@SUB.nhip.example',
  "o'brien_1@nhip-1.example",
  '!#$%&*/=?^`{|}~-@nhip.example',
  `an@${label(63)}.example`,
];
const malformed = [
  'an',
  'an@',
  '@nhip.example',
  'an@nhip@example',
  'an nguyen@nhip.example',
  'an@nhip example',
  'an@nhip..example',
  'an@.example',
  'an@-nhip.example',
  'an@nhip-.example',
  'an@nhip_1.example',
  'an@nhịp.example',
  'ân@nhip.example',
  'an@nhip.example,binh@nhip.example',
  'an"@nhip.example',
  `an@${label(64)}.example`,
];

const schema = emailAddress('common.required');

/** Where an address is accepted: in the forms of accounts, and by the mock backend. */
function acceptedBy(address: string) {
  return {
    accounts: schema.isValidSync(address),
    mock: parseEmail(address) !== null,
  };
}

describe('an e-mail address', () => {
  it.each(accepted)('is %j for the page and for the mock backend', (address) => {
    expect(acceptedBy(address)).toEqual({ accounts: true, mock: true });
  });

  it.each(malformed)('is not %j for the page nor for the mock backend', (address) => {
    expect(acceptedBy(address)).toEqual({ accounts: false, mock: false });
  });
});
