export const PASSWORD = 'Nhip@2026';

export type List = { id: number | string; name: string; symbols: string[] };

/** A subscription that somebody has, by the id of its tier; days as YYYY-MM-DD. */
export type Subscription = { id: number | string; startDate: string; endDate?: string };

export type Person = {
  email: string;
  /** The record that a login returns. */
  user: Readonly<Record<string, unknown>>;
  lists: readonly List[];
  plans: readonly Subscription[];
};

/** Two investors who share no symbol; the one record spells names as the client does, the other as the server does. */
export const an: Person = {
  email: 'an@example.vn',
  user: {
    id: 41,
    firstName: 'An',
    lastName: 'Nguyễn Thị',
    userName: 'an41',
    email: { name: 'an@example.vn', verified: true },
    phone: { number: '0912345678', verified: false },
    imgUrl: null,
    lang: 'vi',
    isAdmin: false,
    membership: 'basic',
    refCode: 'AN41',
  },
  lists: [
    {
      id: 7,
      name: 'Dài hạn',
      symbols: ['VNM', 'HPG', 'FPT', 'MWG', 'VCB', 'VIC', 'GAS', 'MSN', 'PNJ', 'REE', 'SHS', 'PVS', 'ACB'],
    },
    { id: 'lướt sóng/2', name: 'Lướt sóng', symbols: ['TCB', 'E1VFVN30', 'XYZ1'] },
  ],
  plans: [{ id: 1, startDate: '2026-02-12' }],
};

export const binh: Person = {
  email: 'binh@example.vn',
  user: { id: 'u-42', first_name: 'Bình', last_name: 'Trần Văn', email: 'binh@example.vn', isAdmin: false },
  lists: [{ id: 9, name: 'Của Bình', symbols: ['SSI', 'DGC', 'VJC'] }],
  plans: [
    { id: 1, startDate: '2026-03-01', endDate: '2026-08-31' },
    { id: 3, startDate: '2026-01-05' },
  ],
};

/** An admin. */
export const chi: Person = {
  email: 'chi@example.vn',
  user: { id: 1, firstName: 'Chi', lastName: 'Lê', email: 'chi@example.vn', isAdmin: true },
  lists: [{ id: 11, name: 'Của Chi', symbols: ['CTG'] }],
  plans: [],
};

export const people: readonly Person[] = [an, binh, chi];
