import { isRole, type Role } from '@nestling/rules/roles.ts';
import type { Person } from './person.ts';

/** The access token and what it belongs to; lives in memory only. `until` in epoch ms. */
export type Held = {
  readonly token: string;
  readonly until: number;
  readonly sessionId: string;
  readonly personId: string;
};

/** What tabs of one browser tell each other. */
export type TabMessage = { readonly kind: 'token'; readonly held: Held } | { readonly kind: 'out' };

const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('nestling-session') : null;

/** Hands the new token, or the sign-out, to the other tabs. */
export const shareWithTabs = (message: TabMessage): void => channel?.postMessage(message);

/** Listens to the other tabs; only scripts of this origin can speak here. */
export const whenTabsSay = (hear: (message: TabMessage) => void): void => {
  channel?.addEventListener('message', (event: MessageEvent<TabMessage>) => hear(event.data));
};

/**
 * One refresh, or change of who somebody acts as, at a time over all tabs; without locks (plain http) the server's grace
 * answers the same successor.
 */
export const withRefreshLock = async <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('nestling-refresh', work) : work();

/** The role of whoever was signed in here last; 'guest' for nobody. */
export const rememberedRole = (): Role => {
  const kept = /"name":"(\w+)"/.exec(localStorage.getItem('userRoles') ?? '')?.[1];
  return isRole(kept) ? kept : 'guest';
};

/** Leaves a hint of who was here, under the keys the product has always used; nothing in it grants anything. */
export const rememberPerson = (person: Person | null): void => {
  if (person) {
    localStorage.setItem('userInfo', JSON.stringify({ id: person.id, name: person.name, photo: person.image }));
    localStorage.setItem('userRoles', JSON.stringify([{ name: person.role }]));
  } else {
    localStorage.removeItem('userInfo');
    localStorage.removeItem('userRoles');
  }
};

/** True when somebody signed in on this browser and did not sign out. */
export const wasHere = (): boolean => localStorage.getItem('userRoles') !== null;
