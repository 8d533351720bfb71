/** A file on its way, as it is kept on this device until the server has it. */
export type Waiting = {
  readonly id: string;
  /** Whose: another person who signs in here does not send it. */
  readonly owner: string;
  readonly name: string;
  readonly file: Blob;
  readonly video: boolean;
  /** A frame of a video as a data URL; null for none. */
  readonly poster: string | null;
  readonly students: readonly string[];
  readonly date: string;
  readonly time: string;
  readonly note: string;
  /** Where it is put, and until when (ms); null until it is asked for. */
  readonly link: { readonly url: string; readonly key: string; readonly until: number } | null;
  /** What the server made of the file and of the poster. */
  readonly made: string | null;
  readonly cover: string | null;
  /** Under which each step is done once, however often it is asked for. */
  readonly operation: string;
};

const NAME = 'nestling-uploads';
const STORE = 'files';

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

let opened: Promise<IDBDatabase> | null = null;
const database = (): Promise<IDBDatabase> => {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
};

const inStore = async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
  asked(work((await database()).transaction(STORE, mode).objectStore(STORE)));

/** Keeps a file; where there is no room for it, it lives as long as the tab. */
export const keepWaiting = async (one: Waiting): Promise<void> => {
  await inStore('readwrite', (store) => store.put(one)).catch(() => null);
};
/** Forgets one that has arrived, or was taken away. */
export const dropWaiting = async (id: string): Promise<void> => {
  await inStore('readwrite', (store) => store.delete(id)).catch(() => null);
};
/** What a person left unsent on this device, in the order it was chosen. */
export const keptWaiting = async (owner: string): Promise<readonly Waiting[]> => {
  const all: readonly Waiting[] = await inStore('readonly', (store) => store.getAll()).catch(() => []);
  return all.filter((one) => one.owner === owner).sort((a, b) => a.id.localeCompare(b.id));
};
