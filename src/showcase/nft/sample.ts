import type { Balances, Currency } from '../../../machines/top-up.machine';
import type { PaymentCard } from '../../../machines/payment-cards.machine';
import type { Day } from '../../market/day';
import type { PersonId } from '../people';
import type { Drawn } from '../pictures/Picture';

type Work = { author: PersonId; picture: Drawn; bid: { USD: number; ETH: number } };

/** Sample works, newest first; the title of each is a text of its name. */
export const works = {
  water: {
    author: 'linh',
    picture: { scene: 'terraces', palette: 'rice', seed: 3 },
    bid: { USD: 2_720, ETH: 0.85 },
  },
  drum: {
    author: 'khoa',
    picture: { scene: 'drum', palette: 'lacquer', seed: 8 },
    bid: { USD: 6_080, ETH: 1.9 },
  },
  tiles: {
    author: 'my',
    picture: { scene: 'tiles', palette: 'river', seed: 2 },
    bid: { USD: 1_312, ETH: 0.41 },
  },
  moon: {
    author: 'bao',
    picture: { scene: 'lanterns', palette: 'dawn', seed: 12 },
    bid: { USD: 3_904, ETH: 1.22 },
  },
  mist: {
    author: 'vy',
    picture: { scene: 'terraces', palette: 'indigo', seed: 5 },
    bid: { USD: 960, ETH: 0.3 },
  },
  courtyard: {
    author: 'huy',
    picture: { scene: 'tiles', palette: 'lacquer', seed: 14 },
    bid: { USD: 2_016, ETH: 0.63 },
  },
} as const satisfies Record<string, Work>;

export type WorkId = keyof typeof works;

export const workIds = Object.keys(works) as WorkId[];

/** Each creator's story shows a work; the machine tells the stories apart by their creator. */
export const storyOf = Object.fromEntries(workIds.map((id) => [works[id].author, id])) as Record<
  PersonId,
  WorkId
>;

type Collection = { owner: PersonId; picture: Drawn; usdValue: number };

/** Sample collections, the most valuable first; the title of each is a text of its name. */
export const collections = {
  bronze: {
    owner: 'khoa',
    picture: { scene: 'drum', palette: 'river', seed: 21 },
    usdValue: 184_300,
  },
  fields: {
    owner: 'linh',
    picture: { scene: 'terraces', palette: 'dawn', seed: 22 },
    usdValue: 96_750,
  },
  floors: {
    owner: 'my',
    picture: { scene: 'tiles', palette: 'indigo', seed: 23 },
    usdValue: 58_120,
  },
  lights: {
    owner: 'bao',
    picture: { scene: 'lanterns', palette: 'lacquer', seed: 24 },
    usdValue: 41_900,
  },
} as const satisfies Record<string, Collection>;

export type CollectionId = keyof typeof collections;

export const collectionIds = Object.keys(collections) as CollectionId[];

/** The balances before any top-up. */
export const balances: Balances = { USD: 1_284.5, ETH: 2.35, BTC: 0.084 };

/** The amounts that one press fills in. */
export const quickAmounts: Readonly<Record<Currency, readonly number[]>> = {
  USD: [5, 10, 15, 20, 25, 50],
  ETH: [0.01, 0.1, 0.5, 1, 10, 100],
  BTC: [0.001, 0.01, 0.1, 1, 10, 100],
};

/** Sample cards of an invented person. */
export const cards: readonly PaymentCard[] = [
  { holder: 'TRAN NGOC LINH', brand: 'visa', lastFour: '1111', expiry: '09/29' },
  { holder: 'TRAN NGOC LINH', brand: 'mastercard', lastFour: '4444', expiry: '01/30' },
  { holder: 'TRAN NGOC LINH', brand: 'jcb', lastFour: '0505', expiry: '06/28' },
  { holder: 'TRAN NGOC LINH', brand: 'napas', lastFour: '0026', expiry: '12/30' },
];

/** Earnings of the last twelve months, which begin on these days. */
export const months: readonly Day[] = [
  ...['2025-07-01', '2025-08-01', '2025-09-01', '2025-10-01', '2025-11-01', '2025-12-01'],
  ...['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01', '2026-05-01', '2026-06-01'],
];

type Earnings = {
  /** The sum of the twelve months and of the twelve before, in the currency. */
  total: number;
  previousTotal: number;
  /** The value of each month, in USD. */
  usdValues: readonly number[];
};

export const earnings: Readonly<Record<Currency, Earnings>> = {
  USD: {
    total: 18_460,
    previousTotal: 15_120,
    usdValues: [1_120, 1_240, 980, 1_310, 1_460, 1_620, 1_380, 1_540, 1_790, 1_910, 1_870, 2_240],
  },
  ETH: {
    total: 9.42,
    previousTotal: 10.05,
    usdValues: [2_880, 2_540, 2_310, 2_620, 2_260, 2_480, 2_140, 2_390, 2_720, 2_450, 2_610, 2_744],
  },
  BTC: {
    total: 0.318,
    previousTotal: 0.262,
    usdValues: [1_450, 1_620, 1_580, 1_730, 1_990, 2_240, 2_180, 1_960, 2_310, 2_480, 2_390, 2_650],
  },
};

/** The kinds of an activity. */
export const statuses = ['sold', 'added', 'booked'] as const;

type Status = (typeof statuses)[number];

type Activity = { work: WorkId; status: Status; date: Day; owner: PersonId };

/** Sample activities, newest first. */
export const activities: readonly Activity[] = [
  { work: 'courtyard', status: 'added', date: '2026-06-19', owner: 'huy' },
  { work: 'drum', status: 'sold', date: '2026-06-18', owner: 'my' },
  { work: 'mist', status: 'booked', date: '2026-06-16', owner: 'linh' },
  { work: 'moon', status: 'booked', date: '2026-06-15', owner: 'vy' },
  { work: 'water', status: 'sold', date: '2026-06-12', owner: 'bao' },
  { work: 'mist', status: 'added', date: '2026-06-11', owner: 'vy' },
  { work: 'tiles', status: 'sold', date: '2026-06-09', owner: 'khoa' },
  { work: 'drum', status: 'booked', date: '2026-06-05', owner: 'my' },
  { work: 'moon', status: 'added', date: '2026-06-03', owner: 'bao' },
  { work: 'tiles', status: 'added', date: '2026-05-29', owner: 'my' },
  { work: 'drum', status: 'added', date: '2026-05-26', owner: 'khoa' },
  { work: 'water', status: 'added', date: '2026-05-22', owner: 'linh' },
];
