import { beforeEach, describe, expect, it } from 'vitest';
import { request, startBackend } from '../support/mock-server/backend';

beforeEach(() => {
  startBackend();
});

describe('GET /udf/config', () => {
  it('returns the capabilities of the feed', async () => {
    expect(await request('/udf/config')).toEqual({
      status: 200,
      body: {
        supports_search: true,
        supports_group_request: false,
        supports_marks: false,
        supports_timescale_marks: true,
        max_timescale_marks_symbols: 100,
        max_history_symbols: 50,
        supports_time: true,
        supports_stream: true,
        exchanges: [
          { value: '', name: 'Tất cả', desc: '' },
          { value: 'HOSE', name: 'HOSE', desc: 'Sở Giao dịch Chứng khoán Thành phố Hồ Chí Minh' },
          { value: 'HNX', name: 'HNX', desc: 'Sở Giao dịch Chứng khoán Hà Nội' },
          { value: 'UPCOM', name: 'UPCoM', desc: 'Thị trường công ty đại chúng chưa niêm yết' },
        ],
        symbols_types: [
          { name: 'Cổ phiếu', value: 'stock' },
          { name: 'Chứng chỉ quỹ', value: 'fund' },
          { name: 'Chỉ số', value: 'index' },
        ],
        supported_resolutions: ['1', '5', '15', '60', 'D', 'W', 'M'],
        supported_adjustments: ['dividends', 'none'],
      },
    });
  });
});

it('GET /udf/time returns the time in seconds as plain text', async () => {
  const response = await fetch('/udf/time');

  expect(await response.text()).toBe('1787821200');
  expect(response.headers.get('Content-Type')).toBe('text/plain');
});

describe('GET /udf/symbols', () => {
  it.each(['FPT', 'HOSE:FPT', 'hsx:fpt'])('finds %s', async (symbol) => {
    expect(await request(`/udf/symbols?symbol=${symbol}`)).toEqual({
      status: 200,
      body: {
        name: 'FPT',
        ticker: 'FPT',
        description: 'Công ty Cổ phần FPT',
        type: 'stock',
        session: '0900-1130,1300-1500',
        timezone: 'Asia/Ho_Chi_Minh',
        'exchange-traded': 'HOSE',
        'exchange-listed': 'HOSE',
        minmov: 1,
        minmov2: 0,
        pointvalue: 1,
        pricescale: 100,
        has_intraday: true,
        intraday_multipliers: ['1', '5', '15', '60'],
        visible_plots_set: 'ohlcv',
        supported_resolutions: ['1', '5', '15', '60', 'D', 'W', 'M'],
        full_name: 'Công ty Cổ phần FPT',
        sector: 'Công nghệ và viễn thông',
      },
    });
  });

  it.each(['FPTX', 'HNX:FPT', ''])('returns an error for "%s"', async (symbol) => {
    expect(await request(`/udf/symbols?symbol=${symbol}`)).toEqual({
      status: 200,
      body: { s: 'error', errmsg: `unknown_symbol ${symbol}` },
    });
  });
});

describe('GET /udf/search', () => {
  it('returns rows of the protocol', async () => {
    expect(await request('/udf/search?query=hpg&type=&exchange=&limit=10')).toEqual({
      status: 200,
      body: [
        {
          symbol: 'HPG',
          full_name: 'HOSE:HPG',
          description: 'Hòa Phát',
          exchange: 'HOSE',
          ticker: 'HPG',
          type: 'stock',
        },
      ],
    });
  });

  it.each([
    ['query=hoa phat', ['HPG']],
    ['query=HÒA PHÁT', ['HPG']],
    [`query=${'Hòa Phát'.normalize('NFD')}`, ['HPG']],
    ['query=sua viet nam', ['VNM']],
    ['query=dam', ['DCM', 'DPM']],
    ['query=vc&exchange=HNX', ['VC3', 'VCS']],
    ['query=&type=fund', ['E1VFVN30', 'FUESSVFL', 'FUEVFVND']],
    ['query=v&limit=2', ['VCB', 'VCG']],
    ['query=zzz', []],
  ])('finds for %s %j', async (query, symbols) => {
    const { body } = await request(`/udf/search?${encodeURI(query)}`);

    expect((body as { symbol: string }[]).map(({ symbol }) => symbol)).toEqual(symbols);
  });
});
