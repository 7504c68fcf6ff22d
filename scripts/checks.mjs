/** The checks of `npm run check`, each a script of its own so that a red one says what broke. */
export const checks = [
  'check:types',
  'check:lint',
  'check:format',
  'check:unused',
  'check:graph',
  'check:sizes',
];
