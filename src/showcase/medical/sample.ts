/** What was measured last, and the change against the month before. */
export const readings = [
  { name: 'heartRate', value: '72', unit: null, change: '-2' },
  { name: 'bloodPressure', value: '118/76', unit: 'mmHg', change: '-4' },
  { name: 'glucose', value: '5.2', unit: 'mmol/L', change: '+0.1' },
  { name: 'oxygen', value: '98', unit: '%', change: '±0' },
] as const;

/** Scores of the last week, of 100. */
export const health = { sleep: 82, nutrition: 74, movement: 66, heart: 91, mind: 78 } as const;

/** Steps of the last week, Monday first. */
export const steps = [8_420, 6_915, 9_340, 7_280, 10_150, 12_480, 5_630] as const;

/** The months of the screenings, oldest first. */
export const screeningMonths = [
  ...['09/2025', '10/2025', '11/2025', '12/2025', '01/2026', '02/2026'],
  ...['03/2026', '04/2026', '05/2026', '06/2026', '07/2026', '08/2026'],
] as const;

/** What the screenings measure, each month: the person's, and the average of the same age. */
export const screenings = {
  bloodPressure: {
    unit: 'mmHg',
    own: [128, 127, 129, 126, 124, 125, 122, 121, 122, 120, 122, 118],
    average: [124, 124, 124, 124, 125, 125, 125, 125, 125, 125, 126, 126],
  },
  cholesterol: {
    unit: 'mmol/L',
    own: [6.1, 6, 6.1, 5.9, 5.9, 5.8, 5.8, 5.7, 5.7, 5.6, 5.6, 5.6],
    average: [5.3, 5.3, 5.3, 5.3, 5.3, 5.3, 5.4, 5.4, 5.4, 5.4, 5.4, 5.4],
  },
  glucose: {
    unit: 'mmol/L',
    own: [5.6, 5.5, 5.6, 5.4, 5.5, 5.3, 5.3, 5.2, 5.3, 5.1, 5.1, 5.2],
    average: [5.3, 5.3, 5.3, 5.3, 5.3, 5.3, 5.3, 5.3, 5.4, 5.4, 5.4, 5.4],
  },
} as const;

/** The days of the blood tests, oldest first. */
export const bloodDays = [
  ...['2025-05-12', '2025-08-18', '2025-11-10', '2026-02-23', '2026-05-18', '2026-08-17'],
] as const;

/** Each blood test's results on these days, and the range that counts as normal. */
export const bloodTests = {
  haemoglobin: { unit: 'g/L', range: [130, 170], results: [139, 142, 141, 145, 146, 148] },
  leukocytes: { unit: '10⁹/L', range: [4, 10], results: [6.8, 7.4, 6.1, 6.6, 5.9, 6.2] },
  platelets: { unit: '10⁹/L', range: [150, 400], results: [231, 248, 226, 239, 251, 242] },
  glucose: { unit: 'mmol/L', range: [3.9, 6.1], results: [5.6, 5.5, 5.5, 5.3, 5.3, 5.2] },
  cholesterol: { unit: 'mmol/L', range: [3, 5.2], results: [6.2, 6.1, 6, 5.8, 5.7, 5.6] },
  ferritin: { unit: 'µg/L', range: [30, 300], results: [24, 27, 33, 41, 48, 56] },
} as const;

export type BloodTest = keyof typeof bloodTests;

/** The results of examinations, newest first. */
export const results = [
  { day: '2026-08-17', examination: 'bloodCount', doctor: 'Trần Thu Hà', isNormal: false },
  { day: '2026-07-29', examination: 'heartUltrasound', doctor: 'Nguyễn Đức Long', isNormal: true },
  { day: '2026-06-11', examination: 'eyeTest', doctor: 'Đặng Thùy Linh', isNormal: true },
  { day: '2026-05-18', examination: 'chestXray', doctor: 'Phạm Quốc Bảo', isNormal: true },
  { day: '2026-03-02', examination: 'boneDensity', doctor: 'Ngô Kim Ngân', isNormal: false },
] as const;

/** The news, newest first. */
export const news = [
  { name: 'walking', day: '2026-08-26' },
  { name: 'sleep', day: '2026-08-21' },
  { name: 'salt', day: '2026-08-14' },
] as const;
