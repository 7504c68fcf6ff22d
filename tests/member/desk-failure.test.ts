import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { loadMessages, setLanguage } from '../../src/i18n/i18n';
import { deskFailure } from '../../src/member/shared/desk-failure';

const failed = (kind: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: '', extensions: { kind } }] });

beforeAll(() => loadMessages('desk'));

describe('a change of the desk that another tab keeps overwriting', () => {
  it.each([
    ['vi', /^Một thẻ khác .* Hãy thử lại\.$/],
    ['en', /^Another tab .* Try again\.$/],
    ['de', /^Ein anderer Tab .* noch einmal\.$/],
  ] as const)('is reported as that, not as a full storage, in %s', async (language, text) => {
    onTestFinished(() => setLanguage('en'));
    await setLanguage(language);
    expect(deskFailure(failed('overwritten'))).toMatch(text);
    expect(deskFailure(failed('storageFull'))).not.toMatch(text);
  });
});

describe('a list of one’s own without room', () => {
  it.each([
    ['vi', 'Danh mục đã đủ 500 mã'],
    ['en', 'The list is full: it has 500 symbols'],
    ['de', 'Die Watchlist ist voll: Sie hat 500 Symbole'],
  ] as const)('is reported as that, in %s', async (language, text) => {
    onTestFinished(() => setLanguage('en'));
    await setLanguage(language);
    expect(deskFailure(failed('fullList'))).toBe(text);
  });
});

describe('a change that is larger than the server accepts, for which the browser has no room', () => {
  it.each([
    ['vi', /^Dữ liệu của bạn lớn hơn mức máy chủ nhận, .* chưa được lưu\.$/],
    ['en', /^Your data is larger than the server accepts, .* was not saved\.$/],
    ['de', /^Ihre Daten sind größer, als der Server annimmt, .* nicht gespeichert\.$/],
  ] as const)('is reported as that, in %s', async (language, text) => {
    onTestFinished(() => setLanguage('en'));
    await setLanguage(language);
    expect(deskFailure(failed('tooLarge'))).toMatch(text);
  });
});
