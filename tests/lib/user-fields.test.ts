// @module-tag P24
import { describe, expect, it } from 'vitest';
import { withoutSecrets } from '../../src/lib/user-fields';

const kept = (record: unknown) => JSON.parse(JSON.stringify(record, withoutSecrets)) as unknown;

const secret = [
  ...[
    'token',
    'accessToken',
    'access_token',
    'REFRESH-TOKEN',
    'resetPasswordToken',
    'fcm tokens',
    'Xác thực token',
  ],
  ...['password', 'Password', 'pass_word', 'passwd', 'pwd', 'userPwd', 'matKhau', 'mat_khau'],
  ...['hash', 'passwordHash', 'pin_hash', 'md5Hash', 'salt', 'password_salt'],
  ...['secret', 'clientSecret', 'two_factor_secret', '2faSecret', 'apiKey', 'API_KEY', 'private-key'],
  ...['pin', 'PIN', 'otp', 'otpCode', 'pinCode', 'tradingPin', 'userPINCode', 'pin_2', 'pincode', 'smsOtp'],
  ...['passcode', 'pass-code', 'passphrase', 'Pass phrase', 'pass', 'userPass', 'jwt', 'JWTs', 'bearer'],
  ...['Mật khẩu', 'MẬT KHẨU', 'mật-khẩu'.normalize('NFD'), 'matkhau2', 'mãPIN'.normalize('NFD')],
  ...['key', 'apiKeys', 'APIKeys', 'apikey', 'privateKeyPem', 'PRIVATE_KEY', 'credentials', 'dbCredential'],
  ...['accesstoken', 'userpassword', 'passwordHashes', 'password1', 'sha256Hash', 'totp', 'passkey'],
];

const harmless = [
  ...[
    'id',
    'firstName',
    'last_name',
    'userName',
    'email',
    'phone',
    'imgUrl',
    'isAdmin',
    'membership',
    'refCode',
  ],
  ...[
    'zipcode',
    'country',
    'address1',
    'socials',
    'pinterest',
    'passport',
    'shipping',
    'footprint',
    'brokerInfo',
  ],
  ...['consultSymbols', 'birthday', 'keyboard', 'company', '0', '__proto__'],
  ...['hashtags', 'nhapKhau', 'Nhập khẩu', 'xuat_khau', 'turkey', 'monkeys', 'keywords', 'spinCount'],
  ...['compass', 'bypass', 'secretary', 'basalt', 'tokenised', 'laptop', 'desktopPanel', 'OPinion'],
];

describe('the record of a user', () => {
  it.each(secret)('is kept without %j, also in a part of it and in a list', (name) => {
    const record = {
      id: 1,
      [name]: 'SENTINEL',
      part: { [name]: { value: 'SENTINEL' } },
      list: [{ [name]: 1 }, 'x'],
    };
    expect(kept(record)).toEqual({ id: 1, part: {}, list: [{}, 'x'] });
  });

  it('is kept whole otherwise', () => {
    const record: unknown = JSON.parse(
      `{${harmless.map((name) => `"${name}":{"${name}":[1,null,"x",true]}`).join()}}`,
    );
    expect(JSON.stringify(kept(record))).toBe(JSON.stringify(record));
  });
});
