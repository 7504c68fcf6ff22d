import type { Page } from 'playwright-core';

/** What a link carries, as the page shows it. */
export async function stateOf(page: Page) {
  await page.getByRole('button', { name: /: (open the demo|mở bảng điều|Steuerung der Demo)/ }).waitFor();
  return page.evaluate(() => {
    const root = document.documentElement;
    return {
      page: location.pathname,
      title: document.title,
      language: root.lang,
      theme: root.dataset['theme'],
      primary: getComputedStyle(root).getPropertyValue('--primary'),
      person: (JSON.parse(localStorage.getItem('user') ?? '{}') as { email?: { name: string } }).email?.name,
      clock: (JSON.parse(localStorage.getItem('nhip.demo.time') ?? '{}') as { marketStart?: number })
        .marketStart,
      scenario: sessionStorage.getItem('demo.scenario'),
      settings: sessionStorage.getItem('demo.settings'),
    };
  });
}
