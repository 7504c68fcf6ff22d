import type { ResolvedConfig } from 'vite';
import { brandOf } from './brand.ts';

type Config = Pick<ResolvedConfig, 'env' | 'define'>;

/** Stands for the name in the demo's page, whose brand is chosen in the browser. */
const CHOSEN = '%brand%';

/** The product's name in the texts that the page shows before its app. */
export function nameIn({ env, define }: Config): string {
  return define?.['__DEMO__'] === 'true' ? CHOSEN : brandOf(env).name;
}

/** The script of these texts, which in the demo reads the name that the head of the page has found, if any. */
export function withName(script: string, { env }: Config): string {
  const name = `document.documentElement.dataset.brand??${JSON.stringify(brandOf(env).name)}`;
  return script.replaceAll(CHOSEN, () => `"+(${name})+"`);
}
