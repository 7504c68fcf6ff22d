import { afterAll, beforeAll, it, expect } from 'vitest';
import { buildApp } from './build';
import { openTechnical, painted, startPartner, type Partner } from './partner';
let partner: Partner;
let build: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  partner = await startPartner();
  build = await buildApp('production', { VITE_CHART_EMBED_SAME_ORIGIN: 'true', VITE_CHART_EMBED_URL: `${partner.origin}/chart?symbol={symbol}&theme={theme}&lang={lang}` });
});
afterAll(async () => { await partner.close(); await build.remove(); });
it('x', async () => {
  partner.show(`<!doctype html><title>c</title><script>localStorage.a=1; const told=[]; onmessage=({data,origin})=>{told.push(data,origin);document.title=JSON.stringify(told); parent.postMessage({type:'symbolChanged',symbol:data.symbol},'*')}; parent.postMessage({type:'ready'},'*')</script>`);
  const { page } = await openTechnical({ files: build.folder, partner });
  await painted(page, 'VNM');
  await page.keyboard.press('ArrowDown');
  await painted(page, 'HPG');
  console.log(await page.frames()[1]!.title(), partner.asked(), await page.locator('iframe').getAttribute('sandbox'));
  expect(partner.asked().length).toBe(1);
});
