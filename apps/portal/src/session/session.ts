import { waitAfter } from '@nestling/rules/back-off.ts';
import { highest, isRole } from '@nestling/rules/roles.ts';
import { liveAt } from '@nestling/ui/format/when.ts';
import { useSyncExternalStore } from 'react';
import { screensFor } from '../addresses.ts';
import type { LoginMutation } from '../domains/auth/login.graphql.ts';
import { RefreshTokenDocument, type RefreshTokenMutation } from '../domains/auth/refreshToken.graphql.ts';
import { answerIn, post, Refusal } from '../graphql/post.ts';
import { takeSessionAhead } from './ahead.ts';
import { describeDevice } from './device.ts';
import type { Person } from './person.ts';
import { type Held, rememberPerson, shareWithTabs, whenTabsSay, withRefreshLock } from './tabs.ts';

/** `unknown` until the first refresh has answered. */
export type Session = { readonly status: 'unknown' | 'out' | 'in'; readonly person: Person | null };

/** Renewed when less than this is left, so that no request starts with a token about to end. */
const margin = 30_000;

let session: Session = { status: 'unknown', person: null };
let held: Held | null = null;
let restoring: Promise<Session> | null = null;
let renewing: Promise<void> | null = null;
const watchers = new Set<() => void>();
const listeners = new Set<(person: Person | null, chosen: boolean) => void>();

const become = (next: Session, chosen = false): void => {
  const changed = next.person?.id !== session.person?.id || next.status !== session.status;
  session = next;
  for (const tell of watchers) tell();
  if (changed) for (const tell of listeners) tell(next.person, chosen);
};

/** `chosen` when the person signed out; otherwise the session ended by itself. */
const leave = (chosen = false): void => {
  held = null;
  liveAt(null);
  rememberPerson(null);
  become({ status: 'out', person: null }, chosen);
};

type Answer = NonNullable<RefreshTokenMutation['refreshToken']>;

const personOf = (user: NonNullable<Answer['user']>, actingUntil: string | null): Person => ({
  id: user.id,
  firstName: user.fname ?? '',
  name: [user.fname, user.lname].filter(Boolean).join(' '),
  image: user.avatar,
  role: highest(user.roles.map(({ name }) => name).filter(isRole)),
  actingUntil,
});

/** Takes over what login or refresh answered, with the screens of the role; false when it was no success. */
const enter = async (answer: Answer): Promise<boolean> => {
  if (!answer.access_token || !answer.user) return false;
  const person = personOf(answer.user, answer.acting ? (answer.session_ends ?? null) : null);
  await screensFor(person.role);
  held = {
    token: answer.access_token,
    until: Date.now() + (answer.expires_in ?? 900) * 1000,
    sessionId: answer.session_id ?? '',
    personId: person.id,
  };
  liveAt(answer.time_zone ?? null);
  rememberPerson(person);
  shareWithTabs({ kind: 'token', held });
  become({ status: 'in', person });
  return true;
};

whenTabsSay((message) => {
  if (message.kind === 'out') return leave(true);
  // Somebody else signed in in another tab: everything shown here belongs to the person before.
  if (session.person && session.person.id !== message.held.personId) return location.reload();
  held = message.held;
});

const refresh = async (old: string | null): Promise<void> => {
  await withRefreshLock(async () => {
    // Another tab has renewed while this one waited for its turn.
    if (held && held.token !== old) return;
    const ahead = takeSessionAhead();
    const { refreshToken } = ahead
      ? await answerIn<RefreshTokenMutation>(await ahead)
      : await post(RefreshTokenDocument, {});
    if (!refreshToken || !(await enter(refreshToken))) leave();
  });
};

/**
 * Gets a new access token in place of `old`; tabs and requests share one try. Afterwards the session is in or out.
 * Throws when the server cannot be reached or is not ready.
 */
export const renewSession = (old: string | null): Promise<void> => {
  renewing ??= refresh(old)
    .catch((error: unknown) => {
      if (!(error instanceof Refusal) || error.code === 'NOT_READY' || error.code === 'INTERNAL') throw error;
      leave();
    })
    .finally(() => {
      renewing = null;
    });
  return renewing;
};

/** A token good for the next request, or null for a guest. */
export const accessToken = async (): Promise<string | null> => {
  if (!held && session.status === 'in') return null;
  if (held && held.until - Date.now() < margin) await renewSession(held.token);
  return held?.token ?? null;
};

const restore = async (): Promise<Session> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await renewSession(null);
      return session;
    } catch (error) {
      if (attempt >= 5) throw error;
      await new Promise((resolve) => setTimeout(resolve, waitAfter(attempt + 1, { firstMs: 300 })));
    }
  }
};

/** Who is signed in, asked of the server once per page load. Throws when it cannot be reached for about ten seconds. */
export const sessionReady = (): Promise<Session> => {
  if (session.status !== 'unknown') return Promise.resolve(session);
  restoring ??= restore().finally(() => {
    restoring = null;
  });
  return restoring;
};

/** A sign-in that waits for its second step. */
export type SecondStep = {
  readonly challenge: string;
  /** app, passkey, recovery; or `set up` alone. */
  readonly factors: readonly string[];
  readonly passkeyOptions: unknown;
  /** The secret of the app to set up, for people and as a QR code carries it. */
  readonly secret: string | null;
  readonly uri: string | null;
};

/** A sign-in that has not ended in a session: the server's sentence, and the step that is open. */
export type Unfinished = { readonly said: string; readonly step: SecondStep | null };

/** Takes over the session of an answer. Answers null when there is one, else the server's sentence. */
export const takeOver = async (answer: Answer | null | undefined): Promise<string | null> =>
  answer && (await enter(answer)) ? null : (answer?.error ?? answer?.message ?? '');

type Beginning = NonNullable<LoginMutation['login']>;

const takeOverOrStep = async (answer: Beginning | null | undefined): Promise<Unfinished | null> => {
  const said = await takeOver(answer);
  if (said === null) return null;
  if (!answer?.challenge) return { said, step: null };
  const { challenge, factors, passkey_options, app_secret, app_uri } = answer;
  const step = { challenge, factors: factors ?? [], passkeyOptions: passkey_options, secret: app_secret, uri: app_uri };
  return { said, step };
};

/** What the server is told of this device. */
export const thisDevice = () => describeDevice(navigator.userAgent, navigator.maxTouchPoints);

/**
 * Signs in. Answers null when it went well.
 * @param remember keeps the session when the browser is closed
 */
export const signIn = async (username: string, password: string, remember: boolean): Promise<Unfinished | null> => {
  const device = { ...thisDevice(), remember };
  const { LoginDocument } = await import('../domains/auth/login.graphql.ts');
  return takeOverOrStep((await post(LoginDocument, { username, password, device })).login);
};

/** Signs in by a link that works once. Answers null when it went well. */
export const signInByLink = async (token: string): Promise<Unfinished | null> => {
  const { VerifyAutologinDocument } = await import('../domains/auth/verifyAutologin.graphql.ts');
  return takeOverOrStep((await post(VerifyAutologinDocument, { token })).verifyAutologin);
};

/** Goes on as somebody else, as an admin may for a while. Answers null when it went well, else the server's sentence. */
export const actAs = async (id: string, reason: string): Promise<string | null> => {
  const { LoginAsUserDocument } = await import('../domains/auth/loginAsUser.graphql.ts');
  const token = await accessToken();
  return withRefreshLock(async () => takeOver((await post(LoginAsUserDocument, { id, reason }, token)).loginAsUser));
};

/**
 * Goes back from acting as somebody else; signs out where the own session is over. What the page asks meanwhile is told
 * that the session it acted in has ended: were it renewed then, the answer would take the cookie of the own one away.
 */
export const stopActing = async (): Promise<void> => {
  const { StopLoginAsUserDocument } = await import('../domains/auth/stopLoginAsUser.graphql.ts');
  const token = await accessToken();
  await withRefreshLock(async () => {
    const { stopLoginAsUser } = await post(StopLoginAsUserDocument, { session_id: held?.sessionId ?? '' }, token);
    if ((await takeOver(stopLoginAsUser)) !== null) leave();
  });
};

/** Signs out here and in the other tabs; the server ends the session if it can be reached. */
export const signOut = async (): Promise<void> => {
  const ended = held;
  shareWithTabs({ kind: 'out' });
  try {
    const { LogoutDocument } = await import('../domains/auth/logout.graphql.ts');
    if (ended) await post(LogoutDocument, { session_id: ended.sessionId }, ended.token);
  } finally {
    leave(true);
  }
};

/** Calls `tell` whenever somebody signs in or out, here or in another tab; `chosen` when they signed out themselves. */
export const onPersonChange = (tell: (person: Person | null, chosen: boolean) => void): (() => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};

const watch = (tell: () => void): (() => void) => {
  watchers.add(tell);
  return () => watchers.delete(tell);
};

/** The session, for components. */
export const useSession = (): Session => useSyncExternalStore(watch, () => session);

/** The signed-in person; on screens behind the guard there always is one. */
export const usePerson = (): Person => {
  const { person } = useSession();
  return person ?? nobody;
};

const nobody: Person = { id: '', firstName: '', name: '', image: null, role: 'guest', actingUntil: null };

/** The session right now, for guards. */
export const currentSession = (): Session => session;
