import { describe, expect, it } from 'vitest';
import { people } from '../../mock-server/seed/people';
import { seedAccounts } from '../../mock-server/seed/user';
import { de, en, vi } from '../support/texts';

describe('the texts of the product', () => {
  const texts = [vi, en, de].map((each) => Object.entries(each) as [string, string][]);
  const faults = (pattern: RegExp, entries = texts.flat()) =>
    entries.filter(([, text]) => pattern.test(text));

  it('18: contain no German in Vietnamese and no untranslated keys', () => {
    const german =
      /\b(und|oder|nicht|der|die|das|ein|eine|mit|für|Kurs|Passwort|Sitzung|Zeichen|Einstellungen|Seite)\b/;

    expect(faults(german, texts[0])).toEqual([]);
    expect(faults(/^[a-z]+(\.[a-zA-Z]+)+$/)).toEqual([]);
  });

  it('34: mention no dollars; users have a Vietnamese family name and a phone number of ten digits', () => {
    const families = new Set(['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng', 'Võ', 'Đặng', 'Bùi', 'Đỗ', 'Ngô']);
    const accounts = Object.values(seedAccounts);
    const names = [...people.map(({ last_name }) => last_name), ...accounts.map(({ lastName }) => lastName)];

    // The showcase's sample market of pictures has three currencies.
    const ofProduct = texts.flat().filter(([key]) => !key.startsWith('showcase.'));
    expect(faults(/\$\d|USD|\bdollars?\b/i, ofProduct)).toEqual([]);
    expect(names.filter((name) => !families.has(name))).toEqual([]);
    expect(accounts.filter(({ phone }) => !/^(\+84|0)[1-9]\d{8}$/.test(phone.number))).toEqual([]);
  });

  it('35: claim no licence and include the disclaimer', () => {
    expect(faults(/UBCKNN|Ủy ban Chứng khoán|cấp phép|licen[sc]ed|lizenziert/i)).toEqual([]);
    expect(vi['app.disclaimer']).toContain('không phải khuyến nghị đầu tư');
  });

  it('38: label the data of the demo', () => {
    expect(vi['app.sampleData']).toBe('Dữ liệu minh họa');
  });

  it('39: require a password of 6 to 16 characters in all three languages, and nowhere of 8', () => {
    const rules = texts.map((entries) => entries.filter(([, text]) => /^6 (đến|to|bis) 16 /.test(text)));

    expect(rules.map((found) => found.length)).toEqual([1, 1, 1]);
    expect(faults(/\b8 (Zeichen|characters|ký tự)\b/)).toEqual([]);
  });

  it('40: name the time zone: UTC+7 for the market, this device for the lock screen', () => {
    expect([vi, en, de].filter((each) => !each['trading.time'].includes('UTC+7'))).toEqual([]);
    expect([vi['lock.localTime'], en['lock.localTime'], de['lock.localTime']]).toEqual([
      'Giờ trên máy của bạn',
      expect.stringMatching(/your/i),
      expect.stringMatching(/Ihr|dein|Gerät/i),
    ]);
  });
});
