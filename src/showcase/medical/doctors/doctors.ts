import type { Place } from './outline';

export const specialities = [
  'cardiology',
  'neurology',
  'dermatology',
  'ophthalmology',
  'paediatrics',
  'orthopaedics',
  'dentistry',
] as const;

export type Speciality = (typeof specialities)[number];

/** The cities of the doctors, north to south, and the side of the dot that has room for the name. */
export const cities = {
  'Hà Nội': { place: [105.85, 21.03], side: 'left' },
  'Hải Phòng': { place: [106.68, 20.86], side: 'right' },
  Huế: { place: [107.59, 16.46], side: 'left' },
  'Đà Nẵng': { place: [108.22, 16.07], side: 'right' },
  'Nha Trang': { place: [109.19, 12.24], side: 'right' },
  'TP.HCM': { place: [106.66, 10.78], side: 'right' },
  'Cần Thơ': { place: [105.78, 10.03], side: 'left' },
} as const satisfies Record<string, { place: Place; side: 'left' | 'right' }>;

export type City = keyof typeof cities;
export type Doctor = { name: string; speciality: Speciality; city: City; rating: string };

export const doctors: readonly Doctor[] = [
  { name: 'Trần Thu Hà', speciality: 'cardiology', city: 'Hà Nội', rating: '4.9' },
  { name: 'Nguyễn Đức Long', speciality: 'cardiology', city: 'TP.HCM', rating: '4.7' },
  { name: 'Phạm Quốc Bảo', speciality: 'neurology', city: 'Hà Nội', rating: '4.6' },
  { name: 'Lê Minh Châu', speciality: 'neurology', city: 'Đà Nẵng', rating: '4.8' },
  { name: 'Vũ Hoàng Yến', speciality: 'dermatology', city: 'TP.HCM', rating: '4.9' },
  { name: 'Đặng Thùy Linh', speciality: 'ophthalmology', city: 'Hải Phòng', rating: '4.8' },
  { name: 'Bùi Gia Hân', speciality: 'paediatrics', city: 'Hà Nội', rating: '5.0' },
  { name: 'Hồ Thanh Tùng', speciality: 'paediatrics', city: 'Cần Thơ', rating: '4.7' },
  { name: 'Ngô Kim Ngân', speciality: 'orthopaedics', city: 'TP.HCM', rating: '4.8' },
  { name: 'Trịnh Văn Sơn', speciality: 'orthopaedics', city: 'Huế', rating: '4.5' },
  { name: 'Dương Khánh An', speciality: 'dentistry', city: 'Nha Trang', rating: '4.9' },
];
