import { checks, npmScript, runJobs } from './jobs.mjs';

// The import rules are tests too: `npm test` runs them with the others.
const ended = await runJobs([npmScript('check:imports'), ...checks]);
const failed = ended.filter(({ code }) => code !== 0).map(({ name }) => name);
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
