import { describe, expect, it } from 'vitest';
import { texts as demo } from '../../src/demo/texts';
import { de as note } from '../../src/member/pulse/note/de';
import { de, en, vi, type Messages } from '../support/texts';

const given: Record<string, [Messages, Partial<Messages>]> = {
  English: [
    en,
    {
      'why.mean': 'Average return',
      'why.hits': 'Hit rate',
      'why.times_one': '{{count}} case',
      'why.times_other': '{{count}} cases',
      'why.recordOf_other': '{{count}} cases since {{year}} on this symbol',
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
      'technical.ceiling': 'Obergrenze',
      'technical.floor': 'Untergrenze',
      'price.ceiling': 'Obergrenze',
      'price.floor': 'Untergrenze',
      'phase.PUT_THROUGH_ONLY': 'Blockhandel',
      'trading.toPutThrough': 'zum Blockhandel',
      'closure.REUNIFICATION': 'Feiertag 30. April',
      'pulse.usual': '{{percent}}% des 20-Tage-Schnitts',
      'pulse.usualByNow': '{{percent}}% des 20-Tage-Schnitts um diese Zeit',
      'why.onVolume': '{{times}}-faches Durchschnittsvolumen (20 Sitzungen)',
      'why.mean': 'Ø-Rendite',
      'why.hits': 'Trefferquote',
      'why.evidence': 'Begründung',
      'plans.inUse': 'Aktiv',
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
  const names = [demo.vi, demo.en, demo.de].map(({ scenarios }) => scenarios['demo']!.name);
  expect(names).toEqual(['Ngày thường', 'Normal day', 'Normaler Tag']);
});

describe('one word for one thing', () => {
  it('names a person in the product the same way on the card and in the form', () => {
    for (const texts of [vi, en, de]) expect(texts['profile.userName']).toBe(texts['personal.userName']);
  });

  it('is Symbol in German, never Wert or Wertpapier', () => {
    const all = [...Object.values(de), ...wordsIn(demo.de)];
    expect(all.filter((text) => /\bWert(e[sn]?|papiere?n?|papiersuche)?\b/.test(text))).toEqual([]);
  });

  it('is Veränderung for a price in German; an Änderung is what a person makes', () => {
    const prices = Object.entries(de).filter(([key]) => !key.startsWith('plans.'));
    expect(prices.filter(([, text]) => /(^|\P{L})Änderung/u.test(text))).toEqual([]);
  });

  it('is Obergrenze and Untergrenze in German', () => {
    const all = [...Object.values(de), ...wordsIn(demo.de)];
    expect(all.filter((text) => /\bLimit\b/.test(text))).toEqual([]);
  });

  it('measures by the 20-Tage-Schnitt, in the strip as in its note', () => {
    expect(note.turnover(21_486, 114, true)).toContain('114% des 20-Tage-Schnitts');
  });
});

/** Every text of a tree of texts. */
function wordsIn(tree: object): string[] {
  return Object.values(tree).flatMap((each: unknown) =>
    typeof each === 'string' ? [each] : typeof each === 'object' && each !== null ? wordsIn(each) : [],
  );
}
