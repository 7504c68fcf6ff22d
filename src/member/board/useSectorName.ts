import { useMemo } from 'react';
import { useLanguage, useT } from '../../i18n/useT';
import { fold } from '../../lib/text';

/** The sectors that feeds name in Vietnamese, by the folded name. */
const known = {
  'ban le': 'retail',
  'bao hiem': 'insurance',
  'bat dong san': 'property',
  'cang bien va van tai': 'transport',
  'cao su va nhua': 'rubber',
  'chung khoan': 'brokers',
  'cong nghe': 'technology',
  'cong nghe va vien thong': 'technologyTelecoms',
  'dau khi': 'oilGas',
  'det may': 'textiles',
  'dien va nuoc': 'utilities',
  'duoc pham': 'pharma',
  'hang khong': 'aviation',
  'hoa chat': 'chemicals',
  'hoa chat va phan bon': 'chemicalsFertiliser',
  'khoang san': 'mining',
  'khu cong nghiep': 'industrialParks',
  'ngan hang': 'banks',
  'quy etf': 'etfs',
  thep: 'steel',
  'thiet bi cong nghiep': 'machinery',
  'thuc pham': 'food',
  'thuc pham va do uong': 'foodDrink',
  'thuy san va nong nghiep': 'agriculture',
  'xay dung va vat lieu': 'construction',
} as const;

/** Returns a function that names a sector in the language in use, or as the feed does; null are the symbols without one. */
export function useSectorName(): (sector: string | null) => string {
  const t = useT();
  const language = useLanguage();
  // The language is read by `t`, which stays the same function.
  return useMemo(
    () => (sector) => {
      if (sector === null) return t('board.map.other');
      const key = keyOf(sector);
      return key === null ? sector : t(`board.sectors.${key}`);
    },
    // oxlint-disable-next-line react/exhaustive-deps -- another language has other names
    [t, language],
  );
}

function keyOf(sector: string) {
  const folded = fold(sector).replaceAll('&', 'va').replace(/\s+/g, ' ').trim();
  return Object.hasOwn(known, folded) ? known[folded as keyof typeof known] : null;
}
