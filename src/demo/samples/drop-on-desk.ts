import type { Href } from '../../app/router/paths';
import { currentPath } from '../../lib/address';

/** The longest wait for My T+. */
const PATIENCE_MS = 20_000;

/** Drops a file on My T+, opened first, as a hand would: the page then shows what it would import. */
export async function dropOnDesk(file: File, navigate: (to: Href) => void): Promise<void> {
  if (currentPath() !== '/desk') navigate('/desk');
  await deskToBeThere();
  const drop = new Event('drop', { bubbles: true, cancelable: true });
  const dataTransfer = { files: [file], types: ['Files'] };
  document.dispatchEvent(Object.assign(drop, { dataTransfer }));
}

/** Resolves once the page can take a file. */
function deskToBeThere(): Promise<void> {
  const isThere = () => currentPath() === '/desk' && document.querySelector('main input[type=file]') !== null;
  return new Promise((resolve, reject) => {
    if (isThere()) return resolve();
    const observer = new MutationObserver(() => {
      if (isThere()) finish(resolve);
    });
    const timeout = setTimeout(() => finish(() => reject(new Error('My T+ did not open'))), PATIENCE_MS);
    const finish = (settle: () => void) => {
      observer.disconnect();
      clearTimeout(timeout);
      settle();
    };
    observer.observe(document.body, { subtree: true, childList: true });
  });
}
