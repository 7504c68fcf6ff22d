import { checks, runJobs } from './jobs.mjs';

const ended = await runJobs(checks);
const failed = ended.filter(({ code }) => code !== 0).map(({ name }) => name);
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
