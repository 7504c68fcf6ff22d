import type { Face } from './pictures/Portrait';

/** Invented people: the authors of the articles and the artists of the NFT dashboard. */
export const people = {
  linh: { name: 'Trần Ngọc Linh', face: { hair: 'long', palette: 'dawn' } },
  khoa: { name: 'Lê Minh Khoa', face: { hair: 'short', palette: 'river' } },
  my: { name: 'Vũ Hà My', face: { hair: 'bun', palette: 'rice' } },
  bao: { name: 'Phạm Gia Bảo', face: { hair: 'short', palette: 'indigo' } },
  vy: { name: 'Nguyễn Thảo Vy', face: { hair: 'long', palette: 'lacquer' } },
  huy: { name: 'Đặng Quang Huy', face: { hair: 'short', palette: 'dawn' } },
} as const satisfies Record<string, { name: string; face: Face }>;

export type PersonId = keyof typeof people;
