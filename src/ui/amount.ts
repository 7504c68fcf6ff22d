import { i18n } from '../i18n/i18n';

const formats = new Map<string, Intl.NumberFormat>();

/** An amount in đồng as the language in use writes it: '299.000 đ', in English '299,000 đ'. */
export function formatDong(amount: number): string {
  const { language } = i18n;
  const format = formats.get(language) ?? new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  formats.set(language, format);
  return `${format.format(amount)} đ`;
}
