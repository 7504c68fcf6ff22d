import { describe, expect, it } from 'vitest';
import { listingOf, universe } from '../../mock-server/listing/universe';
import { roundToTick } from '../../src/market/tick';

describe('the listed symbols', () => {
  it('are 250 on three exchanges, each once', () => {
    const symbols = universe.map(({ symbol }) => symbol);
    const on = (exchange: string) => universe.filter((listing) => listing.exchange === exchange).length;

    expect(new Set(symbols).size).toBe(symbols.length);
    expect([symbols.length, on('HOSE'), on('HNX'), on('UPCOM')]).toEqual([250, 150, 40, 60]);
  });

  it.each([
    ['VNM', 'HOSE', 'Vinamilk', 'Công ty Cổ phần Sữa Việt Nam'],
    ['HPG', 'HOSE', 'Hòa Phát', 'Công ty Cổ phần Tập đoàn Hòa Phát'],
    ['FPT', 'HOSE', 'FPT', 'Công ty Cổ phần FPT'],
    ['VCB', 'HOSE', 'Vietcombank', 'Ngân hàng Thương mại Cổ phần Ngoại thương Việt Nam'],
    ['BSR', 'HOSE', 'Lọc hóa dầu Bình Sơn', 'Công ty Cổ phần Lọc Hóa dầu Bình Sơn'],
    ['SHS', 'HNX', 'Chứng khoán SHS', 'Công ty Cổ phần Chứng khoán Sài Gòn - Hà Nội'],
    ['PVS', 'HNX', 'PTSC', 'Tổng Công ty Cổ phần Dịch vụ Kỹ thuật Dầu khí Việt Nam'],
    ['ACV', 'UPCOM', 'Cảng Hàng không VN', 'Tổng Công ty Cảng Hàng không Việt Nam - Công ty Cổ phần'],
    ['VGI', 'UPCOM', 'Viettel Global', 'Tổng Công ty Cổ phần Đầu tư Quốc tế Viettel'],
    ['HNG', 'UPCOM', 'HAGL Agrico', 'Công ty Cổ phần Nông nghiệp Quốc tế Hoàng Anh Gia Lai'],
    ['E1VFVN30', 'HOSE', 'Quỹ ETF DCVFMVN30', 'Quỹ ETF DCVFMVN30'],
  ])('include %s on %s as %s', (symbol, exchange, name, fullName) => {
    expect(listingOf(symbol)).toMatchObject({ symbol, exchange, name, fullName });
  });

  it('include the thirty stocks of VN30 and three funds, all on HOSE, and no delisted symbol', () => {
    const vn30 = universe.filter(({ inVn30 }) => inVn30);
    const funds = universe.filter(({ kind }) => kind === 'etf');

    expect(vn30.map(({ exchange }) => exchange)).toEqual(Array(30).fill('HOSE'));
    expect(funds.map(({ symbol }) => symbol)).toEqual(['E1VFVN30', 'FUESSVFL', 'FUEVFVND']);
    expect(['FLC', 'ROS', 'HPGG'].map(listingOf)).toEqual([null, null, null]);
  });

  it.each([
    ['TLG', 'Hàng cá nhân và gia dụng', 'Văn phòng phẩm'],
    ['PNJ', 'Hàng cá nhân và gia dụng', 'Trang sức'],
    ['ACV', 'Hàng không', 'Cảng hàng không'],
    ['VPL', 'Du lịch và giải trí', 'Khách sạn'],
    ['YEG', 'Du lịch và giải trí', 'Truyền thông'],
    ['MWG', 'Bán lẻ', 'Bán lẻ điện máy và bách hóa'],
    ['GMD', 'Cảng biển và vận tải', 'Cảng biển'],
    ['REE', 'Điện và nước', 'Sản xuất và phân phối điện'],
    ['AMV', 'Dược phẩm và y tế', 'Thiết bị y tế'],
    ['VEF', 'Bất động sản', 'Bất động sản'],
  ])('file %s under %s, as brokers do', (symbol, sector, industry) => {
    expect(listingOf(symbol)).toMatchObject({ sector, industry });
  });

  it('have no sector of a single stock', () => {
    const stocks = universe.filter(({ kind }) => kind === 'stock');
    const alone = stocks.filter(({ sector }) => stocks.filter((other) => other.sector === sector).length < 2);
    expect(alone).toEqual([]);
  });

  it('are named in composed Vietnamese (NFC), without abbreviations of legal forms', () => {
    const texts = universe.flatMap(({ name, fullName, industry, sector }) => [
      name,
      fullName,
      industry,
      sector,
    ]);
    const letters = texts.join('').match(/\p{L}/gu)!;
    const marked = letters.filter((letter) => letter > '\u007f');

    expect(
      texts.filter((text) => text !== text.normalize('NFC') || text.trim() !== text || text === ''),
    ).toEqual([]);
    expect(texts.filter((text) => /CTCP|TMCP|\uFFFD|Ã|á»/.test(text))).toEqual([]);
    expect(universe.filter(({ fullName }) => !/[À-ỹ]/.test(fullName))).toEqual([]);
    expect(marked.length / letters.length).toBeGreaterThan(0.15);
  });

  it('have a base price on a tick and a base volume in whole lots', () => {
    const wrong = universe.filter(
      ({ basePrice, baseVolume, exchange, kind }) =>
        roundToTick(basePrice, exchange, kind, 'nearest') !== basePrice ||
        baseVolume < 1000 ||
        baseVolume % 100 !== 0,
    );

    expect(wrong).toEqual([]);
  });
});
