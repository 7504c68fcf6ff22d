import { beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, request, MEMBER, signIn, startBackend } from '../support/mock-server/backend';

beforeEach(() => {
  startBackend();
});

const change = (token: string, body: object) => request('/api/users/user-profile', { token, body });
const login = async (account = MEMBER) =>
  ((await request('/api/users/login', { body: account })).body as { user: Record<string, unknown> }).user;

const MEMBER_ADDRESS = { name: MEMBER.email, verified: false };
const OTHER_ADDRESS = { name: 'an@nhip.example', verified: true };

const everything = {
  firstName: 'An',
  lastName: 'Trần',
  userName: 'an.tran',
  birthday: '1991-02-28',
  sex: '',
  lang: 'de',
  country: 'DE',
  city: 'Berlin',
  address1: 'Unter den Linden 1',
  zipcode: '10117',
  website: 'https://an.example/',
  socials: { twitter: 'https://x.com/an', facebook: '', linkedin: '' },
  brokerInfo: 'SSI',
  consultSymbols: ['HPG', 'VNM'],
};

describe('POST api/users/user-profile', () => {
  it('changes the fields of its body and returns the user, as every later login does', async () => {
    const before = await login();
    const token = await signIn();

    const response = await change(token, everything);

    const user = { ...before, ...everything };
    expect(response).toEqual({ status: 200, body: { user } });
    expect(await login()).toEqual(user);
    expect(await login(ADMIN)).toMatchObject({ firstName: 'Quốc Bảo' });
  });

  it.each([{ name: 'an@nhip.example' }, 'an@nhip.example'])(
    'accepts a new e-mail as %j, unverified, for the next sign-in',
    async (email) => {
      const token = await signIn();

      const { body } = await change(token, { email, phone: { number: '+84912345678' } });

      expect(body).toMatchObject({
        user: {
          email: { name: 'an@nhip.example', verified: false },
          phone: { number: '+84912345678', verified: false },
        },
      });
      expect((await login({ ...MEMBER, email: 'an@nhip.example' }))['id']).toBe(1);
      expect((await request('/api/users/login', { body: MEMBER })).status).toBe(401);
    },
  );

  it('decides by itself which address is confirmed, whatever is sent', async () => {
    const token = await signIn();
    const confirmedBy = async (email: object) =>
      ((await change(token, { email })).body as { user: object }).user;

    expect(await confirmedBy(MEMBER_ADDRESS)).toMatchObject({ email: { verified: true } });
    expect(await confirmedBy(OTHER_ADDRESS)).toMatchObject({ email: { verified: false } });
    expect(await confirmedBy(OTHER_ADDRESS)).toMatchObject({ email: { verified: false } });
  });

  it.each([
    [{}, 'Không có thay đổi nào.'],
    [{ isAdmin: true }, 'Không thể thay đổi trường isAdmin.'],
    [{ id: 2 }, 'Không thể thay đổi trường id.'],
    [{ refCode: 'X' }, 'Không thể thay đổi trường refCode.'],
    [{ lastName: 5 }, 'Trường lastName không hợp lệ.'],
    [{ city: 'x'.repeat(201) }, 'Trường city không hợp lệ.'],
    [{ email: 'an' }, 'Email không hợp lệ.'],
    [{ email: { name: '' } }, 'Email không hợp lệ.'],
    [{ phone: { number: 'abc' } }, 'Số điện thoại không hợp lệ.'],
    [{ birthday: '2026-08-28' }, 'Ngày sinh không hợp lệ.'],
    [{ birthday: '1990-02-30' }, 'Ngày sinh không hợp lệ.'],
    [{ sex: 'x' }, 'Giới tính không hợp lệ.'],
    [{ lang: 'fr' }, 'Ngôn ngữ không hợp lệ.'],
    [{ website: 'nhip.example' }, 'Trang web không hợp lệ.'],
    [{ website: 'javascript:alert(1)' }, 'Trang web không hợp lệ.'],
    [{ socials: { twitter: '' } }, 'Liên kết mạng xã hội không hợp lệ.'],
    [{ consultSymbols: ['hpg'] }, 'Mã chứng khoán không hợp lệ.'],
    [{ consultSymbols: 'HPG' }, 'Mã chứng khoán không hợp lệ.'],
  ])('rejects %j with 422 and changes nothing', async (body, message) => {
    const token = await signIn();
    const before = await login();

    const [field] = Object.keys(body);
    expect(await change(token, body)).toEqual({ status: 422, body: { message, ...(field && { field }) } });

    expect(await login()).toEqual(before);
  });

  it('rejects the e-mail of another user with 409', async () => {
    expect(await change(await signIn(), { email: 'Admin@nhip.example' })).toEqual({
      status: 409,
      body: { message: 'Email này đã thuộc về một tài khoản khác.', field: 'email' },
    });
  });
});
