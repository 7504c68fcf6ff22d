import type { Language } from '../../i18n/languages';
import { fold } from '../../lib/text';

type Names = Readonly<Record<Exclude<Language, 'vi'>, string>>;

/** By the folded Vietnamese name. */
const names: ReadonlyMap<string, Names> = new Map([
  ['ban le', { en: 'Retail', de: 'Einzelhandel' }],
  ['bao hiem', { en: 'Insurance', de: 'Versicherungen' }],
  ['bat dong san', { en: 'Real estate', de: 'Immobilien' }],
  ['cang bien va van tai', { en: 'Ports and transport', de: 'Häfen und Transport' }],
  ['cao su va nhua', { en: 'Rubber and plastics', de: 'Gummi und Kunststoffe' }],
  ['chung khoan', { en: 'Brokers', de: 'Broker' }],
  ['cong nghe', { en: 'Technology', de: 'Technologie' }],
  ['cong nghe va vien thong', { en: 'Technology and telecoms', de: 'Technologie und Telekom' }],
  ['dau khi', { en: 'Oil and gas', de: 'Öl und Gas' }],
  ['det may', { en: 'Textiles', de: 'Textilien' }],
  ['dien va nuoc', { en: 'Power and water', de: 'Strom und Wasser' }],
  ['du lich va giai tri', { en: 'Travel and leisure', de: 'Reise und Freizeit' }],
  ['duoc pham', { en: 'Pharmaceuticals', de: 'Pharma' }],
  ['duoc pham va y te', { en: 'Pharma and healthcare', de: 'Pharma und Gesundheit' }],
  ['hang ca nhan va gia dung', { en: 'Personal and household goods', de: 'Haushalts- und Konsumwaren' }],
  ['hang khong', { en: 'Aviation', de: 'Luftfahrt' }],
  ['hoa chat', { en: 'Chemicals', de: 'Chemie' }],
  ['hoa chat va phan bon', { en: 'Chemicals and fertilisers', de: 'Chemie und Düngemittel' }],
  ['khoang san', { en: 'Mining', de: 'Bergbau' }],
  ['khu cong nghiep', { en: 'Industrial parks', de: 'Industrieparks' }],
  ['ngan hang', { en: 'Banks', de: 'Banken' }],
  ['quy etf', { en: 'ETFs', de: 'ETFs' }],
  ['thep', { en: 'Steel', de: 'Stahl' }],
  ['thiet bi cong nghiep', { en: 'Industrial equipment', de: 'Industrieausrüstung' }],
  ['thuc pham', { en: 'Food', de: 'Lebensmittel' }],
  ['thuc pham va do uong', { en: 'Food and drink', de: 'Lebensmittel und Getränke' }],
  ['thuy san va nong nghiep', { en: 'Seafood and farming', de: 'Fischerei und Landwirtschaft' }],
  ['xay dung va vat lieu', { en: 'Construction and materials', de: 'Bau und Baustoffe' }],
]);

/** The name of a sector in a language, or as the feed has it where it is not known. */
export function sectorName(sector: string, language: Language): string {
  if (language === 'vi') return sector;
  const folded = fold(sector).replaceAll('&', 'va').replace(/\s+/g, ' ').trim();
  return names.get(folded)?.[language] ?? sector;
}
