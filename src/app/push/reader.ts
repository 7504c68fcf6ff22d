import type { Language } from '../../i18n/languages';

/** Who may read what the service worker shows, and in which language; nobody while nobody is signed in or the browser is locked. */
export type Reader = { readonly person: string | null; readonly language: Language };

const STORE = 'reader';

/** The reader as pages and the service worker of one scope share it: they have no other storage in common. */
export function openReader(scope: string) {
  const open = () =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(`nhip ${scope} push`, 1);
      opening.addEventListener('upgradeneeded', () => void opening.result.createObjectStore(STORE));
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(opening.error!));
    });

  async function run<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const database = await open();
    try {
      return await new Promise<T>((resolve, reject) => {
        const transaction = database.transaction(STORE, mode);
        const request = act(transaction.objectStore(STORE));
        transaction.addEventListener('complete', () => resolve(request.result));
        transaction.addEventListener('abort', () => reject(transaction.error!));
      });
    } finally {
      database.close();
    }
  }

  return {
    /** The newest reader; null before there was one. */
    read: async (): Promise<Reader | null> =>
      ((await run('readonly', (store) => store.get(STORE))) as Reader | undefined) ?? null,

    write: async (reader: Reader): Promise<void> => {
      await run('readwrite', (store) => store.put(reader, STORE));
    },
  };
}

export type ReaderStore = ReturnType<typeof openReader>;
