import { describe, expect, it } from 'vitest';
import { languages } from '../../src/i18n/languages';
import { alertWords, openWords, PUSHED_KINDS, pushWords } from '../../src/app/worker/push-words';
import { messages } from '../support/texts';

const placeholdersOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

describe.each(languages)('the words of the service worker in %s', (language) => {
  it('name what the Vietnamese ones name', () => {
    const named = (words: Readonly<Record<string, string>>) =>
      Object.entries(words).map(([key, text]) => [key, placeholdersOf(text).sort()]);
    expect(named(pushWords[language])).toEqual(named(pushWords.vi));
  });

  it('are those of the alerts in the app, where they say the same', () => {
    const words = pushWords[language];
    const texts: Readonly<Record<string, string>> = messages[language];
    const inApp = (key: string) => texts[key]!.replaceAll(/\{\{(\w+)\}\}/g, '{$1}');
    expect(words.sellable).toBe(inApp('desk.alertSellable'));
    expect(words.priced).toBe(inApp('desk.alertFired'));
  });

  it('leave no brace on a notification', () => {
    const shown = PUSHED_KINDS.flatMap((kind) => {
      const alert = { kind, symbol: 'FPT', price: 100, at: '2026-08-27T03:32:00Z' };
      return Object.values(alertWords(alert, language));
    });
    expect([...shown, openWords(language, 'Nhịp')].filter((text) => /[{}]|undefined/.test(text))).toEqual([]);
  });
});
