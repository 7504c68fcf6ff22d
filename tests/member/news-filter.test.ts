import { describe, expect, it } from 'vitest';
import { newsAddress } from '../../src/member/news/filter/address';
import { filterItems, isFiltered, noFilters, type Filters } from '../../src/ui/filter/filters';

const { filtersIn, withFilters } = newsAddress;

const items = [
  item(
    'Hòa Phát công bố sản lượng',
    '2026-08-27T15:06',
    'Đỗ Thu Hằng',
    ['Thép', 'Doanh nghiệp'],
    ['HPG', 'HSG'],
  ),
  item('MBB vượt đỉnh 55 phiên', '2026-08-26T09:00', 'Quốc Huy', ['Ngân hàng'], ['MBB']),
  item('Lịch nghỉ lễ', null, null, []),
  item('Lãi suất <b>đi ngang</b>', '2026-08-25T00:00', null, ['Ngân hàng nhà nước']),
];

function item(
  title: string,
  date: string | null,
  author: string | null,
  tags: readonly string[],
  symbols: readonly string[] = [],
) {
  return { title, date, author, tags, symbols };
}

const found = (filters: Partial<Filters>) =>
  filterItems(items, { ...noFilters, ...filters }).map(({ title }) => title.slice(0, 3));

describe('the filters of the news', () => {
  it.each<[Partial<Filters>, string[]]>([
    [{}, ['Hòa', 'MBB', 'Lịc', 'Lãi']],
    [{ title: 'hoa phat' }, ['Hòa']],
    [{ title: 'ĐỈNH' }, ['MBB']],
    [{ title: ' mbb ' }, ['MBB']],
    [{ title: 'dinh' }, ['MBB']],
    [{ title: '<b>' }, ['Lãi']],
    [{ title: '.*' }, []],
    [{ symbol: 'hpg' }, ['Hòa']],
    [{ symbol: 'H' }, ['Hòa']],
    [{ symbol: 'PG' }, []],
    [{ symbol: 'VNM' }, []],
    [{ symbol: 'mbb', tag: 'thép' }, []],
    [{ author: 'do thu' }, ['Hòa']],
    [{ author: 'null' }, []],
    [{ tag: 'ngan hang' }, ['MBB', 'Lãi']],
    [{ tag: 'thep doanh' }, []],
    [{ tag: 'ngan hang', isTagPressed: true }, ['MBB']],
    [{ tag: 'Ngân hàng nhà nước', isTagPressed: true }, ['Lãi']],
    [{ tag: 'ngân', isTagPressed: true }, []],
    [{ from: '2026-08-26' }, ['Hòa', 'MBB']],
    [{ to: '2026-08-26' }, ['MBB', 'Lãi']],
    [{ from: '2026-08-26', to: '2026-08-26' }, ['MBB']],
    [{ from: '2026-08-27', to: '2026-08-25' }, []],
    [{ tag: 'ngân hàng', author: 'huy', from: '2026-08-26' }, ['MBB']],
    [{ tag: 'ngân hàng', author: 'hằng' }, []],
  ])('%j find every item that matches all of them, whatever its case and diacritics', (filters, titles) => {
    expect(found(filters)).toEqual(titles);
  });
});

describe('the filters in an address', () => {
  const all = {
    title: 'a&b=c + "d" #50',
    symbol: 'HPG',
    author: 'Đỗ Hằng',
    tag: 'T+',
    from: '2026-08-01',
    to: '2026-08-27',
    isTagPressed: false,
  };

  it('survive it, beside the parameters of other panels', () => {
    const search = withFilters('scenario=demo&signals=results', all);

    expect(filtersIn(search)).toEqual(all);
    expect(new URLSearchParams(search).get('scenario')).toBe('demo');
    expect(withFilters(search, noFilters)).toBe('scenario=demo&signals=results');
  });

  it.each(['100%', '50%25', '%2541', '%', 'a%20b', '%25%25'])('keep %j as it is', (title) => {
    const search = withFilters('', { ...noFilters, title });
    expect(filtersIn(search).title).toBe(title);
  });

  it('tell a pressed tag from a typed one', () => {
    const pressed = { ...noFilters, tag: 'T+', isTagPressed: true };
    const search = withFilters('newsTag=a&x=1', pressed);

    expect(search).toBe('x=1&newsTagIs=T%2B');
    expect(filtersIn(search)).toEqual(pressed);
    expect(withFilters(search, { ...pressed, isTagPressed: false })).toBe('x=1&newsTag=T%2B');
  });

  it('are replaced one by one', () => {
    expect(withFilters('newsTitle=a&newsTag=b', { ...noFilters, tag: 'c' })).toBe('newsTag=c');
  });

  it.each([
    ['', noFilters],
    ['title=a&from=2026-08-01', noFilters],
    ['newsFrom=2026-02-30&newsTo=x', noFilters],
    ['newsTitle=+%20&newsTag=', noFilters],
    ['newsTitle=%00a%E2%80%AE%0Ab', { ...noFilters, title: 'a b' }],
    ['newsTitle=%E0%A4%A', { ...noFilters, title: '\uFFFD%A' }],
    [`newsAuthor=${'x'.repeat(5000)}`, { ...noFilters, author: 'x'.repeat(100) }],
  ])('%s are read without what cannot be one', (search, filters) => {
    expect(filtersIn(search)).toEqual(filters);
    expect(isFiltered(filtersIn(search))).toBe(filters !== noFilters);
  });
});
