import { ensurePackages, run } from './prepare.mjs';

ensurePackages();
run('npm', ['run', '--silent', 'build:demo']);
run('npm', ['run', '--silent', 'preview', '--', '--outDir', 'dist-demo']);
