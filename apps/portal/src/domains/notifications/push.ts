const WORKER = '/push/worker.js';
const NOT_NOW_MS = 30 * 86_400_000;
const ownerKey = 'push-for';
const notNowKey = (person: string): string => `push-not-now:${person}`;

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
const keep = (key: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing asks again another day.
  }
};

/** Whether this browser can be pushed to. An iPhone can once the portal is on its home screen. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window && window.isSecureContext;

/** Whether this device is pushed to for a person. */
export const isPushedTo = (person: string): boolean =>
  canPush() && Notification.permission === 'granted' && read(ownerKey) === person;

/** Whether it may be asked now: it can, nobody has refused, and the person has not put it off within a month. */
export const mayAsk = (person: string): boolean =>
  canPush() &&
  Notification.permission !== 'denied' &&
  !isPushedTo(person) &&
  Date.now() - Number(read(notNowKey(person)) ?? 0) > NOT_NOW_MS;

export const putOff = (person: string): void => keep(notNowKey(person), String(Date.now()));

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const sameKey = (had: ArrayBuffer | null, wanted: Uint8Array): boolean => {
  const bytes = new Uint8Array(had ?? new ArrayBuffer(0));
  return bytes.length === wanted.length && bytes.every((byte, i) => byte === wanted[i]);
};

/** The subscription of this browser under our key, as its JSON; an older one under another key is given up. */
const subscribe = async (publicKey: string): Promise<string> => {
  const registration = await navigator.serviceWorker.register(WORKER);
  const key = bytesOf(publicKey);
  const had = await registration.pushManager.getSubscription();
  if (had && !sameKey(had.options.applicationServerKey, key)) await had.unsubscribe();
  // A worker that is new has to be up before it can be subscribed for.
  await new Promise<void>((up, fail) => {
    if (registration.active) return up();
    const worker = registration.installing ?? registration.waiting;
    if (!worker) return fail(new Error('There is no worker.'));
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') up();
      if (worker.state === 'redundant') fail(new Error('The worker was given up.'));
    });
  });
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return JSON.stringify(made);
};

/** What came of switching on: the token to save, or why there is none. */
export type SwitchedOn = { readonly token: string } | { readonly why: 'refused' | 'failed' };

/**
 * Asks the person by the browser's own question. To be called from a press before anything is waited for: browsers ask
 * nobody whose press is over.
 */
export const askPermission = async (): Promise<boolean> => (await Notification.requestPermission()) === 'granted';

/** Subscribes this browser, which has been allowed to be told. */
export const switchOn = async (publicKey: string): Promise<SwitchedOn> => {
  if (Notification.permission !== 'granted') return { why: 'refused' };
  try {
    return { token: await subscribe(publicKey) };
  } catch {
    return { why: 'failed' };
  }
};

/** Notes whom this device is pushed to for, once the server has the token. */
export const noteOwner = (person: string | null): void => keep(ownerKey, person);

/** Ends the subscription of this browser; answers the token the server is to forget. */
export const switchOff = async (): Promise<string | null> => {
  noteOwner(null);
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  const had = await registration?.pushManager.getSubscription();
  if (!had) return null;
  const token = JSON.stringify(had);
  await had.unsubscribe();
  return token;
};
