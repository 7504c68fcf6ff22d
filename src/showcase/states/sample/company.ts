import { days } from './board';

/** `api/figures`: prices and EPS in thousand VND, values in billion VND. */
export const figures = {
  asOf: `${days[0]}T15:00:00+07:00`,
  symbols: [
    {
      symbol: 'FPT',
      shares: 1_703_000_000,
      marketCap: 167_200,
      pe: 17.52,
      pb: 4.13,
      eps: 5.604,
      roe: 23.58,
      dividendYield: 2.04,
      rsi14: 56.2,
      ma20: 96.41,
      ma50: 94.87,
      ma200: 101.3,
      high52w: 118.6,
      low52w: 84.2,
      averageVolume20: 5_120_400,
      averageValue20: 494.1,
      foreign5: -120.4,
      foreign20: -388.9,
    },
  ],
};

/** `api/company`, in billion VND: eight quarters, one of them with a loss. */
export const company = {
  quarters: [
    { quarter: '2024Q1', revenue: 14_093, profit: 1_798 },
    { quarter: '2024Q2', revenue: 15_245, profit: 1_874 },
    { quarter: '2024Q3', revenue: 15_903, profit: 2_088 },
    { quarter: '2024Q4', revenue: 17_608, profit: -312 },
    { quarter: '2025Q1', revenue: 16_058, profit: 2_174 },
    { quarter: '2025Q2', revenue: 16_625, profit: 2_256 },
    { quarter: '2025Q3', revenue: 17_221, profit: 2_451 },
    { quarter: '2025Q4', revenue: 18_344, profit: 2_663 },
  ],
  peers: ['MWG', 'VNM', 'HPG'],
};

/** Two quarters without their revenue, and no peers. */
export const partialCompany = {
  quarters: [
    { quarter: '2025Q3', revenue: null, profit: 2_451 },
    { quarter: '2025Q4', profit: 2_663 },
  ],
  peers: [],
};
