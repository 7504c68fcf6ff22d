import { expect, it, vi } from 'vitest';

it('keeps a text back until a language is in use, and no longer', async () => {
  vi.resetModules();
  const { hasLanguage, setLanguage, translate } = await import('../../src/i18n/i18n');
  const shown: string[] = [];
  const show = () => hasLanguage.then(() => shown.push(translate('session.expired')));

  const early = show();
  await Promise.resolve();
  expect(shown).toEqual([]);
  await setLanguage('en');
  await early;
  await show();
  expect(shown).toEqual(['Session timeout, please login', 'Session timeout, please login']);
});
