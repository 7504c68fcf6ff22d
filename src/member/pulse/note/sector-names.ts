import type { Language } from '../../../i18n/languages';

type Translated = Record<Exclude<Language, 'vi'>, string>;

/** Sector names of Vietnamese servers, for use inside a sentence. */
const names: Readonly<Record<string, Translated>> = {
  'Bán lẻ': { en: 'retail', de: 'Einzelhandel' },
  'Bảo hiểm': { en: 'insurance', de: 'Versicherungen' },
  'Bất động sản': { en: 'real estate', de: 'Immobilien' },
  'Cao su và nhựa': { en: 'rubber and plastics', de: 'Gummi und Kunststoffe' },
  'Chứng khoán': { en: 'brokers', de: 'Wertpapierhäuser' },
  'Công nghệ và viễn thông': { en: 'technology and telecoms', de: 'Technologie und Telekom' },
  'Cảng biển và vận tải': { en: 'ports and transport', de: 'Häfen und Transport' },
  'Dược phẩm': { en: 'pharmaceuticals', de: 'Pharma' },
  'Dược phẩm và y tế': { en: 'pharma and healthcare', de: 'Pharma und Gesundheit' },
  'Dầu khí': { en: 'oil and gas', de: 'Öl und Gas' },
  'Du lịch và giải trí': { en: 'travel and leisure', de: 'Reise und Freizeit' },
  'Dệt may': { en: 'textiles', de: 'Textilien' },
  'Hàng cá nhân và gia dụng': { en: 'personal and household goods', de: 'Haushalts- und Konsumwaren' },
  'Hàng không': { en: 'aviation', de: 'Luftfahrt' },
  'Hóa chất và phân bón': { en: 'chemicals and fertilisers', de: 'Chemie und Düngemittel' },
  'Khoáng sản': { en: 'mining', de: 'Bergbau' },
  'Khu công nghiệp': { en: 'industrial parks', de: 'Industrieparks' },
  'Ngân hàng': { en: 'banks', de: 'Banken' },
  'Thiết bị công nghiệp': { en: 'industrial equipment', de: 'Industrieausrüstung' },
  Thép: { en: 'steel', de: 'Stahl' },
  'Thủy sản và nông nghiệp': { en: 'seafood and farming', de: 'Fischerei und Landwirtschaft' },
  'Thực phẩm và đồ uống': { en: 'food and drinks', de: 'Lebensmittel und Getränke' },
  'Xây dựng và vật liệu': { en: 'construction and materials', de: 'Bau und Baustoffe' },
  'Điện và nước': { en: 'power and water', de: 'Strom und Wasser' },
};

export type SectorName = {
  /** The name inside a sentence. */
  name: string;
  /** Whether the name is in the text's language; false for an untranslated Vietnamese name. */
  isTranslated: boolean;
};

/** The translated name of a sector; the server's own when unknown. */
export function sectorName(sent: string, language: Language): SectorName {
  if (language === 'vi') return { name: lowered(sent), isTranslated: true };
  const known = Object.hasOwn(names, sent) ? names[sent]?.[language] : undefined;
  return known === undefined ? { name: sent, isTranslated: false } : { name: known, isTranslated: true };
}

/** The sector's name as a list item. */
export function sectorTitle(sent: string, language: Language): SectorName {
  const { name, isTranslated } = sectorName(sent, language);
  return { name: language === 'vi' ? sent : capitalised(name), isTranslated };
}

/** Capitalises the first letter. */
export function capitalised(text: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase() + text.slice(first.length);
}

// Abbreviations keep their capitals.
function lowered(text: string) {
  return /^\p{Lu}(?!\p{Lu})/u.test(text) ? text.charAt(0).toLocaleLowerCase('vi') + text.slice(1) : text;
}
