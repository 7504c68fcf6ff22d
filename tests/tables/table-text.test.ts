import { describe, expect, it } from 'vitest';
import { readTable } from '../../src/tables/read-table';
import type { Table } from '../../src/tables/table';
import { isHead } from './heads';

const HEAD = 'Ngày GD,Mã CK,Mua/Bán,KL khớp,Giá khớp';
const ROW = '18/08/2026,FPT,Mua,300,79400';

describe('the separator of a text', () => {
  it.each([
    ['commas', 'a,b', ','],
    ['semicolons beside decimal commas', '', ';'],
    ['tabs beside groups of thousands', '', '\t'],
    ['bars', '', '|'],
  ])('is found: %s', async (_, __, separator) => {
    const text = ['Ngày GD', 'Mã CK', 'KL', 'Giá'].join(separator);
    const price = separator === ',' ? '"79,4"' : '79,4';
    const table = await tableIn(`${text}\n${['18/08/2026', 'FPT', '"1,200"', price].join(separator)}\n`);
    expect(table.head).toEqual(['Ngày GD', 'Mã CK', 'KL', 'Giá']);
    expect(table.rows).toEqual([{ line: 2, cells: ['18/08/2026', 'FPT', '1,200', '79,4'], isOpen: false }]);
  });

  it('are runs of blanks where no other makes a table, and what is empty keeps its place', async () => {
    const table = await tableIn(
      [
        'LỊCH SỬ KHỚP LỆNH, THÁNG 8  2026',
        '',
        'Ngày GD      Mã CK   Mua/Bán      KL      Giá   Ghi chú',
        '18/08/2026   FPT     Mua         300   79,400',
        '19/08/2026   HPG                 100   36,100   theo tin, một phần',
      ].join('\n'),
    );
    expect(table.head).toEqual(['Ngày GD', 'Mã CK', 'Mua/Bán', 'KL', 'Giá', 'Ghi chú']);
    expect(table.rows).toEqual([
      { line: 4, cells: ['18/08/2026', 'FPT', 'Mua', '300', '79,400', ''], isOpen: false },
      { line: 5, cells: ['19/08/2026', 'HPG', '', '100', '36,100', 'theo tin, một phần'], isOpen: false },
    ]);
  });

  it('are no blanks between words of a cell', async () => {
    const table = await tableIn('Ngày,Mã CK,Ghi chú\n18/08/2026,FPT,a  b   c\n');
    expect(table.rows[0]?.cells).toEqual(['18/08/2026', 'FPT', 'a  b   c']);
  });

  it('is the one that a first line names', async () => {
    const table = await tableIn(`sep=;\r\nNgày;Mã CK;Giá\r\n18/08/2026;FPT;79,4\r\n`);
    expect(table.head).toEqual(['Ngày', 'Mã CK', 'Giá']);
    expect(table.rows[0]).toEqual({ line: 3, cells: ['18/08/2026', 'FPT', '79,4'], isOpen: false });
  });

  it('is the one of the regular lines where no head is known', async () => {
    const table = await tableIn('x;y;z\n1,5;2;3\n1,5;2;3\n');
    expect(table.head).toEqual([]);
    expect(table.rows.map(({ cells }) => cells.length)).toEqual([3, 3, 3]);
  });
});

describe('the cells of a text', () => {
  it('have line breaks, separators and doubled quotes in quotes, and rows the line on which they begin', async () => {
    const table = await tableIn(`"Ngày\nGD",Mã CK,Ghi chú\n18/08/2026,FPT,"a ""b"",\nc"\n19/08/2026,HPG,d`);
    expect(table.head).toEqual(['Ngày GD', 'Mã CK', 'Ghi chú']);
    expect(table.rows).toEqual([
      { line: 3, cells: ['18/08/2026', 'FPT', 'a "b",\nc'], isOpen: false },
      { line: 5, cells: ['19/08/2026', 'HPG', 'd'], isOpen: false },
    ]);
  });

  it('say that a quote is never closed, or closed within a cell, and end with its line', async () => {
    const broken = ['19/08/2026,HPG,"Mua,300,79400', '20/08/2026,HPG,"12" Mua,300,79400'];
    const table = await tableIn(
      [HEAD, ROW, broken[0], ROW, broken[1], '20/08/2026,"VNM",Mua,300,79400'].join('\n'),
    );
    expect(table.rows.map(({ line, isOpen }) => [line, isOpen])).toEqual([
      ...[
        [2, false],
        [3, true],
        [4, false],
        [5, true],
        [6, false],
      ],
    ]);
    expect(table.rows[1]?.cells).toEqual(broken[0]?.split(','));
    expect(table.rows[4]?.cells[1]).toBe('VNM');
  });

  it('are without the formula that keeps a text from being a number', async () => {
    const table = await tableIn('Ngày,Mã CK,KL\n="18/08/2026","=""FPT""",=""');
    expect(table.rows[0]?.cells).toEqual(['18/08/2026', 'FPT', '']);
  });

  it('are composed', async () => {
    const table = await tableIn('Ngày,Mã CK\nđã khớp,FPT'.normalize('NFD'));
    expect(table.rows[0]?.cells[0]).toBe('đã khớp'.normalize('NFC'));
  });
});

describe('the head', () => {
  it('stands below title lines, whose separators say nothing', async () => {
    const table = await tableIn(`CÔNG TY CHỨNG KHOÁN, MẪU\nSố TK: 1, Khách hàng: A, B\n\n${HEAD}\n${ROW}`);
    expect(table.titles.map(({ line }) => line)).toEqual([1, 2]);
    expect(table.head).toEqual(HEAD.split(','));
    expect(table.rows.map(({ line }) => line)).toEqual([5]);
  });

  it('is known in spite of units, signs, missing marks and another language beside it, and shown as it is', async () => {
    const head = ['NGAY GD*', 'Mã CK / Symbol', 'Khối lượng (CP)', 'Giá khớp (x1000đ)', 'Giá trị VND'];
    const table = await tableIn(`${head.join(';')}\n18/08/2026;FPT;300;79.4;23820000`);
    expect(table.head).toEqual(head);
  });

  it('has two rows where a group stands above its columns', async () => {
    const table = await tableIn(
      'STT,Ngày GD,Mã CK,Đặt lệnh,,Khớp lệnh,,Trạng thái\n,,,KL,Giá,KL,Giá,\n1,18/08/2026,FPT,500,79,300,79.4,Khớp',
    );
    expect(table.head).toEqual([
      ...['STT', 'Ngày GD', 'Mã CK', 'Đặt lệnh KL', 'Đặt lệnh Giá', 'Khớp lệnh KL', 'Khớp lệnh Giá'],
      'Trạng thái',
    ]);
    expect(table.rows.map(({ line }) => line)).toEqual([3]);
  });

  it('has two rows where groups tell equal names apart', async () => {
    const table = await tableIn(
      ',,Lệnh đặt,,Lệnh khớp,,\nNgày GD,Mã CK,KL,Giá,KL,Giá,Trạng thái\n18/08/2026,FPT,500,79,300,79.4,Khớp',
    );
    expect(table.head).toEqual([
      ...['Ngày GD', 'Mã CK', 'Lệnh đặt KL', 'Lệnh đặt Giá', 'Lệnh khớp KL', 'Lệnh khớp Giá', 'Trạng thái'],
    ]);
    expect(table.titles).toEqual([]);
  });

  it('has the units of a row below it', async () => {
    const table = await tableIn('Ngày GD,Mã CK,KL,Giá\n(dd/mm/yyyy),,(CP),(1.000đ)\n18/08/2026,FPT,300,79.4');
    expect(table.head).toEqual(['Ngày GD (dd/mm/yyyy)', 'Mã CK', 'KL (CP)', 'Giá (1.000đ)']);
    expect(table.rows).toHaveLength(1);
  });

  it('in two languages is said in the first', async () => {
    const table = await tableIn('Ngày,Mã CK,Giá\nDate,Symbol,Price\n18/08/2026,FPT,79.4');
    expect(table.head).toEqual(['Ngày', 'Mã CK', 'Giá']);
    expect(table.rows).toHaveLength(1);
  });

  it('on two lines is joined', async () => {
    const table = await tableIn('Ngày,Mã,KL,Giá\nGD,CK,khớp,khớp\n18/08/2026,FPT,300,79.4');
    expect(table.head).toEqual(['Ngày GD', 'Mã CK', 'KL khớp', 'Giá khớp']);
  });

  it('is none where no line has two names', async () => {
    const table = await tableIn(`${ROW}\n${ROW}`);
    expect(table).toMatchObject({ head: [], titles: [], left: { heads: 0, totals: 0 } });
    expect(table.rows).toHaveLength(2);
  });

  it('is not searched beyond thirty lines', async () => {
    const table = await tableIn(`${'a,b\n'.repeat(30)}${HEAD}\n${ROW}`);
    expect(table.head).toEqual([]);
  });
});

describe('what is left out', () => {
  it('is repeated heads, numbers of columns, sums and footers, each counted', async () => {
    const pages = [
      ...[HEAD, '(1),(2),(3),(4),(5)', ROW, 'Cộng trang,,,300,', HEAD, ROW],
      ...[
        'Tổng cộng,,,600,',
        ',,,600,',
        'Người lập biểu,,,,',
        '(Ký, họ tên),,(Ký, họ tên)',
        '"Ghi chú: để\ntham khảo",,,,',
      ],
    ];
    const table = await tableIn(pages.join('\n'));
    expect(table.rows.map(({ line }) => line)).toEqual([3, 6]);
    expect(table.left).toEqual({ heads: 2, totals: 6 });
  });

  it('is no company whose name begins like a sum, and no row that lacks something', async () => {
    const rows = [
      ...['Tên,Mã CK,Ngày,KL,Giá', 'Tổng Công ty Khí Việt Nam,GAS,,,', 'Công nghiệp Tân Tạo,ITA,,,'],
      ...['Tổng hợp mua thêm,FPT,18/08/2026,300,79.4', ',FPT,,,'],
    ];
    const table = await tableIn(rows.join('\n'));
    expect(table.rows.map(({ line }) => line)).toEqual([2, 3, 4, 5]);
  });

  it('is what follows 10,000 rows, counted', async () => {
    const table = await tableIn(`${HEAD}\n${`${ROW}\n`.repeat(10_020)}`);
    expect(table.rows).toHaveLength(10_000);
    expect(table.beyond).toBe(20);
  });

  it('is what follows 10,000 rows, counted, however many there are', async () => {
    const table = await tableIn(`${HEAD}\n${`${ROW}\n`.repeat(60_000)}`);
    expect(table.rows).toHaveLength(10_000);
    expect(table.beyond).toBe(50_000);
  });
});

async function tableIn(text: string): Promise<Table> {
  const table = await readTable({ text }, { isHead });
  if ('problem' in table) throw new Error(table.problem);
  return table;
}
