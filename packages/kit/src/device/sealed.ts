/** What is kept on a device of one account that waits there for the server. */
export const shelves = ['chat', 'entries', 'files'] as const;
export type ShelfName = (typeof shelves)[number];

/** The key of whoever is signed in, for this device; null: nothing is kept, and what waits lives as long as the tab. */
export type KeyOf = () => Promise<CryptoKey | null>;

/** One thing that was kept. */
export interface KeptItem {
  readonly name: string;
  readonly value: unknown;
  readonly file: Blob | null;
}

/** A place on this device for one account: what stands in it can be read while that account is signed in, and by nobody else. */
export interface Shelf {
  /** Keeps a value under a name in place of the one before; a file stays as it was where none is given. */
  keep(name: string, value: object, file?: Blob): Promise<void>;
  drop(name: string): Promise<void>;
  /** What is there and can be opened, by name. */
  all(): Promise<readonly KeptItem[]>;
}

const NAME = 'nestling-device';
const STORE = 'sealed';
const DAY_MS = 86_400_000;
/** So long things wait for their account to come back. */
export const DAYS_KEPT = 7;
/** A file is sealed in pieces, so that a long video is never in memory as a whole. */
const PIECE = 4 * 1024 * 1024;
/** The part that holds the value; pieces of a file are 0, 1, … */
const VALUE = -1;

type Place = readonly [owner: string, shelf: string, name: string, part: number];
interface Row {
  readonly owner: string;
  readonly shelf: string;
  readonly name: string;
  readonly part: number;
  readonly at: number;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly sealed: ArrayBuffer;
  /** Of a piece: the type of its file. */
  readonly type: string;
}

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

let opened: Promise<IDBDatabase> | null = null;
const database = (): Promise<IDBDatabase> => {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      const store = request.result.createObjectStore(STORE, { keyPath: ['owner', 'shelf', 'name', 'part'] });
      store.createIndex('at', 'at');
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => {
      opened = null;
      reject(request.error);
    };
  });
  return opened;
};

const inStore = async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
  asked(work((await database()).transaction(STORE, mode).objectStore(STORE)));

/** What is sealed says where it stands, so that nothing can be put in another's place. */
const placeOf = ([owner, shelf, name, part]: Place) => new TextEncoder().encode(`${owner}\0${shelf}\0${name}\0${part}`);

const put = async (key: CryptoKey, place: Place, bytes: BufferSource, type: string): Promise<void> => {
  const [owner, shelf, name, part] = place;
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: placeOf(place) }, key, bytes);
  const row: Row = { owner, shelf, name, part, at: Date.now(), iv, sealed, type };
  await inStore('readwrite', (store) => store.put(row));
};

/** Null for what another key sealed: the device was forgotten meanwhile. */
const opens = (key: CryptoKey, { owner, shelf, name, part, iv, sealed }: Row): Promise<ArrayBuffer | null> =>
  crypto.subtle
    .decrypt({ name: 'AES-GCM', iv, additionalData: placeOf([owner, shelf, name, part]) }, key, sealed)
    .catch(() => null);

const partsOf = (owner: string, shelf: string, name: string): IDBKeyRange =>
  IDBKeyRange.bound([owner, shelf, name, VALUE], [owner, shelf, name, Number.POSITIVE_INFINITY]);

const readOne = async (key: CryptoKey, owner: string, shelf: string, name: string): Promise<KeptItem | null> => {
  const places = await inStore('readonly', (store) => store.getAllKeys(partsOf(owner, shelf, name)));
  let value: unknown = null;
  let type = '';
  const pieces: ArrayBuffer[] = [];
  for (const place of places) {
    const row: Row | undefined = await inStore('readonly', (store) => store.get(place));
    if (!row || row.at < Date.now() - DAYS_KEPT * DAY_MS) return null;
    const plain = await opens(key, row);
    if (!plain) return null;
    if (row.part === VALUE) value = JSON.parse(new TextDecoder().decode(plain));
    else {
      pieces.push(plain);
      type = row.type;
    }
  }
  return value === null ? null : { name, value, file: pieces.length > 0 ? new Blob(pieces, { type }) : null };
};

/** The names on a shelf, or on all of an account. */
const namesOf = async (owner: string, shelf: ShelfName): Promise<readonly string[]> => {
  const range = IDBKeyRange.bound([owner, shelf], [owner, shelf, []]);
  const places = await inStore('readonly', (store) => store.getAllKeys(range));
  return places.flatMap((place) => (Array.isArray(place) && place[3] === VALUE ? [String(place[2])] : []));
};

let last: Promise<unknown> = Promise.resolve();
/** One after the other: sealing takes a moment, and what was sent meanwhile must not be put back behind its removal. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const next = last.then(work);
  last = next.catch(() => null);
  return next;
};

/** The shelf of an account; a browser that keeps nothing, or lets nothing be sealed, costs the copy alone. */
export const shelfOf = (shelf: ShelfName, owner: string, keyOf: KeyOf): Shelf => ({
  keep: (name, value, file) =>
    inTurn(async () => {
      try {
        const key = await keyOf();
        if (!key) return;
        for (let piece = 0; file && piece * PIECE < file.size; piece += 1) {
          const bytes = await file.slice(piece * PIECE, (piece + 1) * PIECE).arrayBuffer();
          await put(key, [owner, shelf, name, piece], bytes, file.type);
        }
        await put(key, [owner, shelf, name, VALUE], new TextEncoder().encode(JSON.stringify(value)), '');
      } catch {
        // A full store: it lives as long as the tab.
      }
    }),
  drop: (name) =>
    inTurn(async () => {
      await inStore('readwrite', (store) => store.delete(partsOf(owner, shelf, name))).catch(() => null);
    }),
  all: () =>
    inTurn(async () => {
      try {
        const key = await keyOf();
        if (!key) return [];
        const found: KeptItem[] = [];
        for (const name of await namesOf(owner, shelf)) {
          const one = await readOne(key, owner, shelf, name);
          if (one) found.push(one);
        }
        return found;
      } catch {
        return [];
      }
    }),
});

const counters = new Map<ShelfName, (owner: string) => number>();

/** Says how much of a shelf waits in this tab, which counts where the device keeps nothing. */
export const countsIn = (shelf: ShelfName, count: (owner: string) => number): void => void counters.set(shelf, count);

/** How much of an account has not been sent from this device, by shelf. */
export const unsentOf = async (owner: string): Promise<Readonly<Record<ShelfName, number>>> => {
  const count = async (shelf: ShelfName): Promise<number> =>
    Math.max((await namesOf(owner, shelf).catch(() => [])).length, counters.get(shelf)?.(owner) ?? 0);
  return { chat: await count('chat'), entries: await count('entries'), files: await count('files') };
};

const deviceKey = (owner: string): string => `device:${owner}`;

/**
 * Takes away all that an account has kept on this device, choices of lists and the keys `also` among it, and what the device
 * is known by: no key opens what may be left elsewhere.
 */
export const forgetDevice = (owner: string, also: readonly string[] = []): Promise<void> =>
  inTurn(async () => {
    for (const key of Object.keys(localStorage))
      if (key.endsWith(`:${owner}`) || /^(filters|columns):/.test(key) || also.includes(key))
        localStorage.removeItem(key);
    await inStore('readwrite', (store) => store.delete(IDBKeyRange.bound([owner], [owner, []]))).catch(() => null);
  });

/** Takes away what waited too long, whoever it belongs to. */
export const forgetOld = async (): Promise<void> => {
  try {
    const before = IDBKeyRange.upperBound(Date.now() - DAYS_KEPT * DAY_MS);
    const store = (await database()).transaction(STORE, 'readwrite').objectStore(STORE);
    for (const place of await asked(store.index('at').getAllKeys(before))) store.delete(place);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
};

/** What this browser is called when an account asks for its key there; made once, until that account forgets the device. */
export const deviceId = (owner: string): string => {
  const known = localStorage.getItem(deviceKey(owner));
  if (known) return known;
  const made = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  localStorage.setItem(deviceKey(owner), made);
  return made;
};

/** The key in what the server answers, for sealing alone; null where this page may not seal (plain http). */
export const keyFrom = async (secret: string): Promise<CryptoKey | null> => {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = Uint8Array.from(atob(secret), (letter) => letter.charCodeAt(0));
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
};
