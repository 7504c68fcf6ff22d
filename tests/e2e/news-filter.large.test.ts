import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { an } from '../support/rest-server/people';
import { painted } from '../support/browser/painted';
import { noticesOf, openHomeOf, openProduct, region } from '../support/browser/product';
import { words } from '../support/texts';

const [foreign, steel, holiday] = [
  'Khối ngoại mua ròng phiên thứ ba liên tiếp',
  'Hòa Phát công bố sản lượng tháng 8',
  'Lịch nghỉ lễ Quốc khánh 2/9',
];

/** The product with somebody signed in, on the home page with its news. */
async function openHome(how: Parameters<typeof openProduct>[0] = {}) {
  const product = await openHomeOf(an, how);
  await news(product.page).getByRole('article').first().waitFor();
  return product;
}

const news = (page: Page) => region(page, 'News');
const form = (page: Page) => news(page).getByRole('form', { name: 'News filters' });
const press = (page: Page, name: string) => news(page).getByRole('button', { name, exact: true }).click();
const titles = (page: Page) => news(page).getByRole('article').getByRole('heading').allInnerTexts();
const loads = (calls: readonly string[]) => calls.filter((call) => call.startsWith('GET /news'));

async function apply(page: Page, texts: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(texts))
    await form(page).getByLabel(name, { exact: true }).fill(text);
  await press(page, 'Apply');
}

describe('the news filters on a provider that names authors, tags and sources', () => {
  const detailed = { hasNewsDetails: true };

  it('find an item by each of the six fields, in one load, and reset', async () => {
    const { page, server } = await openHome(detailed);
    expect(await titles(page)).toEqual([foreign, steel, holiday]);
    await press(page, 'Filter news');

    for (const [texts, found] of [
      [{ Title: 'hoa phat' }, [steel]],
      [{ Symbol: 'hpg' }, [steel]],
      [{ Author: 'duc huy' }, [steel]],
      [{ Tag: 'ngan hang' }, [foreign]],
      [{ From: '27/08/2026' }, [foreign, steel]],
      [{ To: '26/08/2026' }, []],
      [{ From: '27/08/2026', To: '27/08/2026', Tag: 'thép', Author: 'HUY' }, [steel]],
    ] as const) {
      await apply(page, texts);
      await expect.poll(() => titles(page)).toEqual(found);
      expect(await form(page).isVisible()).toBe(true);
      await press(page, 'Reset');
      await expect.poll(() => titles(page)).toEqual([foreign, steel, holiday]);
      expect(new URL(page.url()).search).toBe('');
    }

    expect(loads(server.calls())).toHaveLength(1);
    expect(await noticesOf(page)).toEqual([]);
  });

  it('are shared by the address, and go with Back and Forward', async () => {
    const { page, openTab } = await openHome(detailed);
    await press(page, 'Filter news');
    await apply(page, { Tag: 'Thép' });
    await expect.poll(() => titles(page)).toEqual([steel]);

    const shared = await openTab(page.url().slice(new URL(page.url()).origin.length));
    await news(shared).getByText('Tag: Thép').waitFor();
    expect(await titles(shared)).toEqual([steel]);

    await page.goBack();
    await expect.poll(() => titles(page)).toEqual([foreign, steel, holiday]);
    expect(await form(page).getByLabel('Tag').inputValue()).toBe('');
    await page.goForward();
    await expect.poll(() => titles(page)).toEqual([steel]);
    await expect.poll(() => form(page).getByLabel('Tag').inputValue()).toBe('Thép');
  });

  it('take a day from the calendar', async () => {
    const { page } = await openHome(detailed);
    await press(page, 'Filter news');
    await form(page)
      .getByRole('button', { name: words('calendar.open') })
      .first()
      .click();
    await page.getByRole('gridcell', { name: '27', exact: true }).last().click();
    expect(await form(page).getByLabel('From').inputValue()).toBe('27/08/2026');
    await press(page, 'Apply');

    await expect.poll(() => titles(page)).toEqual([foreign, steel]);
  });

  it('credit the source, link to the original, and lead to the chart of a ticker', async () => {
    const { page } = await openHome(detailed);
    const article = news(page).getByRole('article', { name: steel! });
    const original = article.getByRole('link', { name: 'Báo Thử nghiệm' });

    expect(await original.getAttribute('href')).toBe('https://bao.example/hoa-phat');
    expect(await news(page).locator('footer').innerText()).toContain('Báo Thử nghiệm');
    await article.getByRole('link', { name: 'HPG' }).click();
    await painted(page, 'HPG');
    expect(new URL(page.url()).pathname).toBe('/technical/HPG');
  });
});

describe('the news filters on a provider with the fields of the specification', () => {
  it('find items by title and day', async () => {
    const { page, server } = await openHome();
    await press(page, 'Filter news');
    await apply(page, { Title: 'KHOI NGOAI', From: '01/08/2026' });
    await expect.poll(() => titles(page)).toEqual([foreign]);

    expect(await news(page).locator('footer').innerText()).toBe(
      `${words('news.sources', { sources: new URL(server.url).host })} · Nguồn: Bản tin thử nghiệm`,
    );
    expect(await news(page).innerText()).not.toMatch(/undefined|null|NaN/);
  });

  it('find nothing by symbol, author or tag, say why, and lead back to all news', async () => {
    const { page } = await openHome();
    await press(page, 'Filter news');
    await apply(page, { Symbol: 'HPG', Author: 'Thu', Tag: 'Thép' });
    await news(page).getByText(words('news.noMatch')).waitFor();

    expect(await news(page).innerText()).toContain(words('news.noSymbols'));
    expect(await news(page).innerText()).toContain(words('news.noAuthors'));
    expect(await news(page).innerText()).toContain(words('news.noTags'));
    await press(page, words('news.showAll'));
    await expect.poll(() => titles(page)).toEqual([foreign, steel, holiday]);
    expect(await form(page).getByLabel('Author').inputValue()).toBe('');
  });

  it('refuse days in the wrong order at the field, and filter nothing', async () => {
    const { page } = await openHome();
    await press(page, 'Filter news');
    await apply(page, { From: '27/08/2026', To: '26/08/2026' });
    await form(page).getByText(words('filter.toBeforeFrom')).waitFor();

    expect(await titles(page)).toEqual([foreign, steel, holiday]);
    expect(new URL(page.url()).search).toBe('');
    expect(await noticesOf(page)).toEqual([[words('notice.error'), words('filter.toBeforeFrom')]]);
  });
});
