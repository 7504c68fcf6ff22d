import type { Day } from '../../market/day';

const tags = ['stocks', 'bonds', 'funds', 'derivatives'] as const;
export type Tag = (typeof tags)[number];

export type Advisor = {
  readonly name: string;
  readonly city: 'hanoi' | 'hoChiMinhCity' | 'daNang';
  readonly clients: number;
  readonly since: Day;
  readonly tags: readonly Tag[];
};

const cities = ['hanoi', 'hoChiMinhCity', 'daNang'] as const;

const names = [
  'Nguyễn Thu An',
  'Trần Quốc Bảo',
  'Lê Minh Châu',
  'Phạm Hải Đăng',
  'Hoàng Mỹ Duyên',
  'Vũ Đức Anh',
  'Đặng Hồng Hà',
  'Bùi Gia Huy',
  'Đỗ Khánh Linh',
  'Hồ Nhật Minh',
  'Ngô Bảo Ngọc',
  'Dương Thanh Phong',
  'Lý Kim Oanh',
  'Mai Anh Quân',
  'Phan Như Quỳnh',
  'Trịnh Công Sơn',
  'Võ Phương Thảo',
  'Đinh Tuấn Tú',
  'Tạ Bích Vân',
  'Cao Xuân Yến',
  'Chu Đình Khoa',
  'Lâm Ngọc Mai',
  'Tô Hoàng Nam',
  'Quách Thị Lan',
];

/** Advisors of a brokerage, made up by arithmetic. */
export const advisors: readonly Advisor[] = names.map((name, index) => ({
  name,
  city: cities[(index * 5) % 3]!,
  clients: 20 + ((index * 37) % 90),
  since: `20${String(10 + ((index * 7) % 16))}-0${1 + ((index * 5) % 9)}-1${index % 10}`,
  tags: tags.filter((_, tag) => (index + tag) % 3 === 0),
}));

export type Holding = {
  /** A ticker, or the name of a group, which is a text. */
  readonly id: string;
  readonly kind: 'account' | 'sector' | 'symbol';
  /** In million VND. */
  readonly value: number;
  readonly parts?: readonly Holding[];
};

const holding = (id: string, value: number): Holding => ({ id, kind: 'symbol', value });

function group(id: string, kind: 'account' | 'sector', ...parts: readonly Holding[]): Holding {
  return { id, kind, parts, value: parts.reduce((sum, { value }) => sum + value, 0) };
}

/** A portfolio by account, sector and symbol. */
export const portfolio: readonly Holding[] = [
  group(
    'cash',
    'account',
    group('banks', 'sector', holding('VCB', 184), holding('ACB', 96), holding('MBB', 72)),
    group('technology', 'sector', holding('FPT', 210), holding('CMG', 38)),
  ),
  group(
    'margin',
    'account',
    group('steel', 'sector', holding('HPG', 128), holding('HSG', 41)),
    group('realEstate', 'sector', holding('VHM', 87), holding('KDH', 54), holding('NLG', 33)),
  ),
];

export const editable = ['quantity', 'price', 'note'] as const;
export type EditableColumn = (typeof editable)[number];

/** A planned order, as it is typed: quantity in shares, price in thousand VND. */
export type Order = { readonly symbol: string } & Readonly<Record<EditableColumn, string>>;

export const orders: readonly Order[] = [
  { symbol: 'FPT', quantity: '500', price: '98.50', note: '' },
  { symbol: 'HPG', quantity: '2000', price: '26.10', note: '' },
  { symbol: 'MWG', quantity: '300', price: '61.20', note: '' },
  { symbol: 'SSI', quantity: '1500', price: '31.85', note: '' },
  { symbol: 'VNM', quantity: '400', price: '64.30', note: '' },
];
