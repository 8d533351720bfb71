/** An act as it lies on the tablet: sealed, for a signature and names must not be read from its disk. */
export interface Kept {
  readonly seq: number;
  readonly sealed: string;
  /** The server does not take it. It stays, and holds up nothing. */
  readonly stuck: boolean;
}

/**
 * What a tablet keeps in its browser (IndexedDB): single facts by name, and the acts that wait for a line. Each change is
 * one transaction, on disk when it settles.
 */
export class Shelf {
  private readonly db: IDBDatabase;

  constructor(db: IDBDatabase) {
    this.db = db;
  }

  async fact(name: string): Promise<unknown> {
    return asked(this.db.transaction('facts').objectStore('facts').get(name));
  }

  /** Sets facts and takes away those that are undefined, all or none. */
  async keep(facts: Readonly<Record<string, unknown>>): Promise<void> {
    await this.write((store) => put(store('facts'), facts));
  }

  /** Adds an act together with what it changes; refused when its number is taken. */
  async add(act: Kept, facts: Readonly<Record<string, unknown>>): Promise<void> {
    await this.write((store) => {
      store('acts').add(act);
      put(store('facts'), facts);
    });
  }

  /** All acts in their order. */
  async acts(): Promise<readonly Kept[]> {
    return asked<Kept[]>(this.db.transaction('acts').objectStore('acts').getAll());
  }

  async forget(seqs: readonly number[]): Promise<void> {
    await this.write((store) => {
      for (const seq of seqs) store('acts').delete(seq);
    });
  }

  async setAside(act: Kept): Promise<void> {
    await this.write((store) => store('acts').put({ ...act, stuck: true }));
  }

  close(): void {
    this.db.close();
  }

  private write(change: (store: (name: 'facts' | 'acts') => IDBObjectStore) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const work = this.db.transaction(['facts', 'acts'], 'readwrite', { durability: 'strict' });
      work.oncomplete = () => resolve();
      work.onabort = () => reject(work.error);
      change((name) => work.objectStore(name));
    });
  }
}

const put = (store: IDBObjectStore, facts: Readonly<Record<string, unknown>>): void => {
  for (const [name, value] of Object.entries(facts)) {
    if (value === undefined) store.delete(name);
    else store.put(value, name);
  }
};

const asked = <V>(request: IDBRequest<V>): Promise<V> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Opens the shelf of this tablet; throws where the browser keeps nothing. */
export const openShelf = (factory: IDBFactory = indexedDB): Promise<Shelf> =>
  new Promise((resolve, reject) => {
    const request = factory.open('nestling-door', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('facts');
      request.result.createObjectStore('acts', { keyPath: 'seq' });
    };
    request.onsuccess = () => resolve(new Shelf(request.result));
    request.onerror = () => reject(request.error);
  });
