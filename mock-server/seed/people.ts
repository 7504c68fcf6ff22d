/** A row of the list of users, in the spelling of the server. */
export type Person = { id: number; first_name: string; last_name: string; email: string };

const names = [
  ['Nguyễn', 'Thị Minh Anh', 'minhanh.nguyen'],
  ['Trần', 'Đức Thắng', 'ducthang.tran'],
  ['Lê', 'Hoàng Yến', 'hoangyen.le'],
  ['Phạm', 'Gia Huy', 'giahuy.pham'],
  ['Hoàng', 'Thùy Linh', 'thuylinh.hoang'],
  ['Võ', 'Quang Đăng', 'quangdang.vo'],
  ['Đặng', 'Ngọc Ánh', 'ngocanh.dang'],
  ['Bùi', 'Tiến Dũng', 'tiendung.bui'],
  ['Đỗ', 'Mỹ Hạnh', 'myhanh.do'],
  ['Ngô', 'Bảo Châu', 'baochau.ngo'],
] as const;

/** Further users on the admin page; none of them can sign in. */
export const people: readonly Person[] = names.map(([last_name, first_name, mailbox], i) => ({
  id: 101 + i,
  first_name,
  last_name,
  email: `${mailbox}@nhip.example`,
}));
