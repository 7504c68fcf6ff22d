/** Value traded per weekday, in billion VND. */
export const turnover = {
  HOSE: [18_420, 21_380, 19_760, 24_150, 22_910],
  HNX: [1_640, 1_910, 1_720, 2_280, 2_050],
  UPCoM: [780, 1_020, 860, 1_340, 1_110],
} as const;

/** How new accounts came, in the order of the theme's colours. */
export const channels = ['search', 'friends', 'branch', 'partner', 'event'] as const;

/** Accounts opened per month of 2026, January first, by channel. */
export const accounts: Readonly<Record<(typeof channels)[number], readonly number[]>> = {
  search: [412, 386, 468, 521, 548, 602, 590, 644],
  friends: [286, 301, 322, 318, 364, 391, 420, 415],
  branch: [198, 142, 205, 211, 190, 224, 231, 219],
  partner: [96, 88, 120, 143, 168, 159, 182, 204],
  event: [40, 12, 64, 38, 92, 54, 30, 88],
};

/** The sectors of the race, in the order of the theme's colours. */
export const sectors = ['banks', 'steel', 'property', 'retail', 'technology'] as const;

/** What 100 VND of the first quarter of 2021 were worth at the end of each quarter since then. */
export const growth: Readonly<Record<(typeof sectors)[number], readonly number[]>> = {
  banks: [
    100, 121, 112, 116, 124, 98, 92, 88, 97, 108, 113, 110, 128, 131, 136, 139, 146, 158, 171, 176, 184, 190,
  ],
  steel: [100, 128, 142, 124, 119, 74, 62, 58, 71, 88, 94, 97, 105, 103, 96, 94, 99, 101, 108, 113, 110, 116],
  property: [100, 109, 118, 146, 138, 96, 80, 64, 62, 74, 78, 72, 76, 70, 73, 69, 78, 96, 118, 124, 121, 126],
  retail: [
    100, 112, 124, 138, 142, 128, 119, 84, 78, 86, 104, 88, 102, 121, 128, 126, 122, 134, 147, 158, 163, 168,
  ],
  technology: [
    100, 113, 124, 131, 148, 142, 136, 132, 141, 152, 174, 181, 208, 244, 256, 268, 241, 236, 248, 252, 259,
    266,
  ],
};

/** The quarter at an index of `growth`. */
export function quarterAt(index: number): string {
  return `Q${(index % 4) + 1}/${2021 + Math.floor(index / 4)}`;
}

/** Yearly volatility and return of shares in percent, by exchange. */
export const shares = {
  HOSE: [
    ['ACB', 19.8, 14.2],
    ['FPT', 26.4, 31.8],
    ['GAS', 22.1, 4.6],
    ['HPG', 31.2, 12.4],
    ['MBB', 25.3, 22.7],
    ['MWG', 36.8, 19.5],
    ['PNJ', 27.9, 11.3],
    ['SSI', 39.4, 17.6],
    ['VCB', 20.6, 9.8],
    ['VHM', 38.1, -6.4],
    ['VIC', 41.7, 24.9],
    ['VNM', 18.3, -2.1],
  ],
  HNX: [
    ['CEO', 58.6, -12.8],
    ['IDC', 37.2, 15.1],
    ['MBS', 46.9, 20.4],
    ['PVS', 35.5, 18.2],
    ['SHS', 54.3, 8.7],
    ['TNG', 40.8, 6.9],
  ],
  UPCoM: [
    ['ACV', 33.7, 10.5],
    ['BSR', 44.2, 13.9],
    ['MCH', 24.6, 34.1],
    ['QNS', 21.4, 7.7],
    ['VGI', 52.8, 28.3],
  ],
} as const satisfies Record<string, readonly (readonly [string, number, number])[]>;

/** The parts of a portfolio in percent, in the order of the theme's colours. */
export const portfolio = { shares: 46, bonds: 22, funds: 16, gold: 9, cash: 7 } as const;
