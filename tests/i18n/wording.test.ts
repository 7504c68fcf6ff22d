import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { de as note } from '../../src/member/pulse/note/de';
import { misprintsIn, numbersIn } from '../support/notation';
import { de, en, vi, type Messages } from '../support/texts';

const given: Record<string, [Messages, Partial<Messages>]> = {
  Vietnamese: [
    vi,
    {
      'why.hits': 'Tỷ lệ thắng',
      'why.mean': 'Lợi nhuận TB',
      'why.after': 'Thời gian nắm giữ',
      'plan.stop': 'Cắt lỗ khi đóng cửa dưới',
      'technical.voidBelow': 'Cắt lỗ khi đóng cửa dưới',
      'why.voided': 'Vi phạm cắt lỗ ngày {{day}}',
      'results.void': 'Vi phạm cắt lỗ',
      'desk.record': 'Ghi giao dịch mua',
      'desk.sell': 'Ghi giao dịch bán',
      'plan.rewardToRisk': 'Tỷ lệ lãi/lỗ',
      'desk.saved': 'Đã lưu vào T+ của tôi',
      'signals.since': 'Lãi/lỗ từ tín hiệu',
      'signals.price': 'Giá tín hiệu',
      'signals.replaced': 'Bị thay {{day}}',
      'signals.DIVERGENCE': 'Phân kỳ dương',
      'signals.chip.DIVERGENCE': 'Phân kỳ dương',
      'signals.BACK_TEST': 'Backtest / vùng hỗ trợ',
      'signals.chip.BACK_TEST': 'Vùng hỗ trợ',
      'choices.sma': 'MA{{length}}',
      'choices.ema': 'EMA20',
      'choices.overlays': 'Chồng lên giá',
      'choices.panes': 'Chỉ báo phụ',
      'whale.top': 'Top mua ròng / bán ròng',
      'page.adminSubscription': 'Quản lý gói',
      'menu.subscriptions': 'Quản lý gói',
      'why.expected': 'dự kiến',
      'renewals.ending': 'Hết hạn trong vòng 30 ngày: {{number}}',
    },
  ],
  English: [
    en,
    {
      'why.mean': 'Average return',
      'why.hits': 'Hit rate',
      'why.times_one': '{{count}} case',
      'why.times_other': '{{count}} cases',
      'why.trackRecordOf_other': '{{count}} cases since {{year}} on this symbol',
      'signals.BACK_TEST': 'Backtest or support zone',
      'signals.chip.BACK_TEST': 'Support zone',
      'signals.sellable': 'Earliest sale',
      'search.failed': 'Symbol search is unavailable; pages and watchlists still work',
      'common.moreFound_other': '{{count}} more results. Keep typing to narrow them down.',
      'personal.consultSymbols': 'Symbols you want advice on',
      'personal.zipcode': 'Postal code',
      'header.fullScreenRefused': 'The browser blocked full screen',
      'login.fill': 'Fill in',
    },
  ],
  German: [
    de,
    {
      'cards.expiryFormat': 'MM/JJ',
      'calendar.format': 'TT.MM.JJJJ',
      'personal.birthdayError': 'Geben Sie das Datum als TT.MM.JJJJ ein',
      'cards.cvvError': 'Der CVV-Code hat drei Ziffern',
      'orderBook.foreignRoom': 'Freier Auslandsanteil',
      'price.asOfTradingDay': 'Kurse des Handelstags {{day}}',
      'technical.ceiling': 'Obergrenze',
      'technical.floor': 'Untergrenze',
      'price.ceiling': 'Obergrenze',
      'price.floor': 'Untergrenze',
      'phase.PUT_THROUGH_ONLY': 'Blockhandel',
      'trading.toPutThrough': 'zum Blockhandel',
      'closure.REUNIFICATION': 'Feiertag 30. April',
      'pulse.usual': '{{percent}}% des 20-Tage-Schnitts',
      'pulse.usualByNow': '{{percent}}% des 20-Tage-Schnitts um diese Zeit',
      'why.onVolume': '{{times}}-faches Durchschnittsvolumen (20 Tage)',
      'why.mean': 'Ø-Rendite',
      'why.hits': 'Trefferquote',
      'why.evidence': 'Begründung',
      'why.after': 'Haltedauer',
      'plan.stop': 'Stopp bei Schluss unter',
      'technical.voidBelow': 'Stopp bei Schluss unter',
      'why.voided': 'Stopp verletzt am {{day}}',
      'idea.cutLossPrice': 'Stopp',
      'signals.stop': 'Stopp',
      'signals.since': 'G/V seit Signal',
      'signals.price': 'Kurs bei Signal',
      'signals.DIVERGENCE': 'Positive Divergenz',
      'signals.chip.DIVERGENCE': 'Divergenz',
      'signals.BACK_TEST': 'Retest / Unterstützung',
      'signals.chip.BACK_TEST': 'Unterstützung',
      'choices.sma': 'MA{{length}}',
      'choices.ema': 'EMA20',
      'choices.overlays': 'Im Kurs-Chart',
      'choices.panes': 'Unter dem Chart',
      'choices.volumePane': 'Volumen und 20-Tage-Schnitt',
      'whale.top': 'Top Nettokäufe / Nettoverkäufe',
      'subscriptions.inUse': 'Aktiv',
      'renewals.ending': 'Endet innerhalb von 30 Tagen: {{number}}',
      'login.fill': 'Übernehmen',
      'personal.userName': 'Benutzername',
      'app.updateWaiting': 'Eine neue Version liegt bereit. Die Seite lädt neu, sobald Sie fertig sind.',
      'watchlist.swipeDown': 'Zum Schließen herunterwischen',
    },
  ],
};

describe.each(Object.entries(given))('the %s wording', (_, [texts, expected]) => {
  it('is what investors say', () => {
    expect(
      Object.fromEntries(Object.keys(expected).map((key) => [key, texts[key as keyof Messages]])),
    ).toEqual(expected);
  });
});

it('names the starting points of the demo by days, as the session is a person’s', () => {
  const names = [vi, en, de].map((texts) => texts['demo.scenario.demo']);
  expect(names).toEqual(['Ngày thường', 'Normal day', 'Normaler Tag']);
});

it('calls a sign-in alone a session, in the names of files, types, texts, classes and attributes', () => {
  const ofSignIns = /^(machines\/session\.|mock-server\/routes\/session\.ts|src\/(app|graph)\/)/;
  const files = ['src', 'machines', 'mock-server'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  const views = files.filter((file) => /\.(css|tsx)$/.test(file)).map((file) => readFileSync(file, 'utf8'));

  expect(files.filter((file) => /session/i.test(file) && !ofSignIns.test(file))).toEqual([]);
  expect(readFileSync('schema.graphql', 'utf8')).not.toMatch(/session/i);
  expect(Object.keys(vi).filter((key) => /session/i.test(key) && !key.startsWith('session.'))).toEqual([]);
  expect(views.join('\n').match(/(data-|styles\.|^ *\.)[\w-]*session/gim)).toBeNull();
});

describe('the words that brokers do not use', () => {
  // What the product said before, or what only programmers say, and what is said instead.
  const old: Record<string, { texts: Messages; words: readonly (readonly [RegExp, string])[] }> = {
    Vietnamese: {
      texts: vi,
      words: [
        [/tỷ lệ (đúng|trúng)|\bđúng \{\{/iu, 'tỷ lệ thắng'],
        [/lợi suất TB|bình quân/iu, 'lợi nhuận TB, TB'],
        [/đường trung bình|\bSMA/iu, 'MA20'],
        [/sai (nếu|từ|dưới)|mất hiệu lực/iu, 'cắt lỗ khi đóng cửa dưới, vi phạm cắt lỗ'],
        [/từ khi có tín hiệu/iu, 'từ tín hiệu'],
        [/phân kỳ(?! dương)/iu, 'phân kỳ dương'],
        [/kiểm định/iu, 'vùng hỗ trợ'],
        [/\blời ?\/ ?lỗ|lãi lỗ/iu, 'lãi/lỗ'],
        [/thủng (mức )?cắt lỗ/iu, 'vi phạm cắt lỗ'],
        [/(?<!tỷ lệ )lãi\/lỗ \{\{ratio/iu, 'tỷ lệ lãi/lỗ'],
        [
          /(?<!khớp |sổ |lịch sử |nhận |đặt |gửi được |mã |số hiệu |trạng thái )\blệnh/iu,
          'giao dịch, as an order (lệnh) is what a broker takes',
        ],
        [/mua bán nhiều nhất/iu, 'Top mua ròng / bán ròng'],
        [/gói dịch vụ/iu, 'gói'],
        [/₫/u, 'đ'],
      ],
    },
    German: {
      texts: de,
      words: [
        [/Gleitender|Exponentieller|\bSMA/u, 'MA20, EMA20'],
        [/Verlustgrenze|Falsch unter|hinfällig/u, 'Stopp'],
        [/Seit Signal/u, 'G/V seit Signal'],
        [/Am meisten gekauft/u, 'Top Nettokäufe / Nettoverkäufe'],
        [/In eigenen Feldern/u, 'Unter dem Chart'],
        [/₫/u, 'đ'],
      ],
    },
  };
  it.each(Object.entries(old))('are nowhere in %s', (_, { texts, words }) => {
    const found = Object.entries(texts).flatMap(([key, text]) =>
      words
        .filter(([word]) => word.test(text))
        .map(([word, instead]) => `${key}: “${text}” has “${word.exec(text)![0]}”, write: ${instead}`),
    );
    expect(found).toEqual([]);
  });

  it('are nowhere in the news either, which name a kind as the list does', () => {
    const news = readdirSync('mock-server/reports', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(`mock-server/reports/${name}`, 'utf8'))
      .join('\n');
    expect(
      news.match(/tỷ lệ đúng|\bSMA ?\d|đường trung bình|phân kỳ(?! dương)|sai (nếu|dưới)/giu),
    ).toBeNull();
    const kinds = ['DIVERGENCE', 'BACK_TEST', 'TREND_UP', 'BREAK_OUT'] as const;
    for (const kind of kinds) {
      expect(news).toContain(`'${vi[`signals.${kind}`].toLocaleLowerCase('vi')}'`);
    }
  });

  it('are not in the names of tiers: those of the payments are those that are assigned', () => {
    const payments = readFileSync('src/member/profile/payments/history.ts', 'utf8');
    const offered = readFileSync('mock-server/user-subscriptions.ts', 'utf8');
    const names = [...payments.matchAll(/tier: '([^']+)'/g)].map(([, name]) => name!);
    expect(names.filter((name) => !offered.includes(`'${name}'`))).toEqual([]);
    expect(names.length).toBeGreaterThan(1);
  });
});

describe('one word for one thing', () => {
  it.each([
    ['Vietnamese', vi, 'vùng hỗ trợ'],
    ['English', en, 'support zone'],
    ['German', de, 'Unterstützung'],
  ])('names the support zone in %s as its kind does, in the explanation too', (_, texts, word) => {
    for (const key of ['signals.BACK_TEST', 'signals.chip.BACK_TEST', 'why.touchesZone'] as const) {
      expect(texts[key].toLocaleLowerCase()).toContain(word.toLocaleLowerCase());
    }
  });

  it('begins the name of a drawn line with a capital, as that of its tool does', () => {
    for (const texts of [vi, en, de]) {
      for (const key of ['lines.HORIZONTAL', 'lines.horizontalAt', 'lines.trendFrom'] as const) {
        expect(texts[key]).toMatch(/^\p{Lu}/u);
      }
    }
  });

  it('names a person in the product the same way on the card and in the form', () => {
    for (const texts of [vi, en, de]) expect(texts['profile.userName']).toBe(texts['personal.userName']);
  });

  it('is trading day or day in English, Handelstag or Tag in German: a session is a sign-in, or a part of the day', () => {
    const ofSignIns = /^(session|demo\.scenario\.expired)/;
    const all = [en, de].flatMap((texts) =>
      Object.entries(texts).flatMap(([key, text]) => (ofSignIns.test(key) ? [] : [text])),
    );
    expect(
      all.filter((text) =>
        /(?<!\b(ATO|ATC|morning|afternoon) )\bsessions?\b|(?<!(vor|nach)mittags)sitzung/i.test(text),
      ),
    ).toEqual([]);
  });

  it('is Symbol in German, never Wert or Wertpapier', () => {
    expect(
      Object.values(de).filter((text) => /\bWert(e[sn]?|papiere?n?|papiersuche)?\b/.test(text)),
      'write “Symbol” for a share, “Zahlen” or “Angaben” for figures',
    ).toEqual([]);
  });

  it('is Veränderung for a price in German; an Änderung is what a person makes', () => {
    const prices = Object.entries(de).filter(([key]) => !key.startsWith('subscriptions.'));
    expect(prices.filter(([, text]) => /(^|\P{L})Änderung/u.test(text))).toEqual([]);
  });

  it('is Obergrenze and Untergrenze in German', () => {
    expect(
      Object.values(de).filter((text) => /\bLimit\b/.test(text)),
      'write “Obergrenze” for a ceiling, “Untergrenze” for a floor',
    ).toEqual([]);
  });

  it('measures by the 20-Tage-Schnitt, in the strip as in its note', () => {
    expect(note.detail({ kind: 'busy', times: 1.6, isOver: true })).toContain('des 20-Tage-Schnitts');
  });
});

describe('one notation for numbers', () => {
  it.each([
    ['Giá 52.60, KL 12,480,000, +1.44%', []],
    ['Giá 52,6', ['52,6']],
    ['12.480.000 đ', ['12.480.000']],
    ['1.024 đ, 1024 đ', ['1.024', '1024']],
    ['0.15 % Gebühr, {{fee}} %', ['5 %', '} %']],
    ['MA200, E1VFVN30, T+2, UTC+7, RSI (14), MACD (12, 26, 9)', []],
    ['14:45:30 27/08/2026, 27/8, 27.08.2026, 27.08., 08.2026, 2026', []],
    ['120/1234, 2026.5, 1,2026', ['1234', '2026.5', '1,2026']],
  ])('reads %s', (text, misprints) => {
    expect(misprintsIn(text)).toEqual(misprints);
  });

  it.each([
    ['Vietnamese', vi],
    ['English', en],
    ['German', de],
  ])('has commas between thousands and a point before decimals in %s, as boards do', (_, messages) => {
    const texts = Object.values(messages);
    const found = texts.flatMap((text) => misprintsIn(text).map((misprint) => `${misprint} in “${text}”`));

    expect(found, 'write 12,480 and 0.15%').toEqual([]);
    expect(texts.flatMap(numbersIn).length).toBeGreaterThan(100);
  });
});
