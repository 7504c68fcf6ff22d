import { checks } from './checks.mjs';
import { run } from './prepare.mjs';

for (const name of [...checks, 'check:imports']) run('npm', ['run', '--silent', name]);
