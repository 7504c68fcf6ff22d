import { runAfter } from '../../lib/schedule';

/** Listed companies, as the examples name them. */
export const symbols = [
  { text: 'ACB', note: 'Ngân hàng TMCP Á Châu', board: 'HOSE' },
  { text: 'FPT', note: 'CTCP FPT', board: 'HOSE' },
  { text: 'HPG', note: 'CTCP Tập đoàn Hòa Phát', board: 'HOSE' },
  { text: 'MWG', note: 'CTCP Đầu tư Thế Giới Di Động', board: 'HOSE' },
  { text: 'SSI', note: 'CTCP Chứng khoán SSI', board: 'HOSE' },
  { text: 'VCB', note: 'Ngân hàng TMCP Ngoại thương Việt Nam', board: 'HOSE' },
  { text: 'VNM', note: 'CTCP Sữa Việt Nam', board: 'HOSE' },
  { text: 'IDC', note: 'Tổng công ty IDICO', board: 'HNX' },
  { text: 'PVS', note: 'Tổng CTCP Dịch vụ Kỹ thuật Dầu khí Việt Nam', board: 'HNX' },
  { text: 'SHS', note: 'CTCP Chứng khoán Sài Gòn - Hà Nội', board: 'HNX' },
  { text: 'ACV', note: 'Tổng công ty Cảng hàng không Việt Nam', board: 'UPCoM' },
  { text: 'VGI', note: 'Tổng CTCP Đầu tư Quốc tế Viettel', board: 'UPCoM' },
] as const;

/** People, as the examples name them. */
export const people = [
  { firstName: 'Minh Anh', lastName: 'Nguyễn' },
  { firstName: 'Quốc Bảo', lastName: 'Trần' },
  { firstName: 'Thu Hà', lastName: 'Lê' },
  { firstName: 'Đức', lastName: 'Phạm' },
] as const;

/** Settles after so many milliseconds, in the place of a server's answer. */
export function wait(ms: number): Promise<void> {
  return new Promise((done) => void runAfter(ms, done));
}
