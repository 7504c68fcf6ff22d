import { openBrowser, visit } from './bench/browser.mjs';
import { createApi } from './bench/api.mjs';
import { filesOf, serve } from './bench/server.mjs';
import { buildProduction } from './sizes/production.mjs';
const files = filesOf(await buildProduction());
const browser = await openBrowser();
const server = await serve({files, api: createApi()});
for (const r of [{ at: '/auth/login', ready: 'form input[type=password]', isMember: false },{ at: '/', ready: 'tr[data-day-start]' },{ at: '/technical/AAA', ready: '[data-painted]' }]) for (const p of [{cpu:4,isSlow:true},{}]) {
  const v = await visit(browser, {...server, ...r, ...p});
  await v.quiet(500);
  console.log(r.at, JSON.stringify(p), await v.page.evaluate(async () => {
    const ready = await bench.ready;
    const shifts = await new Promise(d => { const all=[]; new PerformanceObserver(l => { for (const e of l.getEntries()) all.push(`${Math.round(e.startTime)} ${e.value.toFixed(4)} ` + e.sources.map(s=> (s.node?.className||s.node?.nodeName)+':'+JSON.stringify(s.previousRect).replace(/"/g,'')+'->'+JSON.stringify(s.currentRect).replace(/"/g,'')).join(' | ')); }).observe({type:'layout-shift',buffered:true}); setTimeout(()=>d(all),100)});
    const lcp = await new Promise(d => { const all=[]; new PerformanceObserver(l => { for (const e of l.getEntries()) all.push(`${Math.round(e.startTime)} ${e.size} ${e.element?.className||e.element?.nodeName} ${e.element?.textContent?.slice(0,50)}`); }).observe({type:'largest-contentful-paint',buffered:true}); setTimeout(()=>d(all),100)});
    const lt = await new Promise(d => { const all=[]; new PerformanceObserver(l => { for (const e of l.getEntries()) all.push(`${Math.round(e.startTime)}+${Math.round(e.duration)}`); }).observe({type:'longtask',buffered:true}); setTimeout(()=>d(all),100)});
    return [ 'ready '+Math.round(ready), 'fcp '+performance.getEntriesByName('first-contentful-paint')[0]?.startTime, 'lt '+lt.join(' '), ...performance.getEntriesByType('resource').map(e=>`${Math.round(e.startTime)}-${Math.round(e.responseEnd)} ${(e.encodedBodySize/1024).toFixed(1)} ${e.initiatorType} ${e.name.slice(e.name.indexOf('/',8)).slice(0,60)}`), ...shifts, ...lcp].join('\n  ');
  }));
  await v.close();
}
await browser.close(); server.close();
