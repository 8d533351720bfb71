import './auth.fields.ts';
import { byId, type Calls, list, mutation, one, outcome, paged, query, rows } from '../../kernel/call/call.ts';
import { id, key, page } from '../../kernel/call/input.ts';
import { nobody } from '../../kernel/read/reach.ts';
import { User } from '../../model/user/entity.ts';
import { ownPeople, self } from '../../model/user/reach.ts';
import { LoginHistory, Session } from './auth.entities.ts';
import { loginsOfOwnPeople, ownSessions } from './auth.reach.ts';
import { login, loginInput } from './login.ts';
import { logout, logoutAllSessionsInput, logoutElsewhere } from './logout.ts';
import { refresh, refreshTokenInput } from './refresh.ts';
import { secondStepParts, signedInParts } from './signed-in.ts';

export const calls: Calls = {
  login: mutation({
    rule: 'guest',
    about:
      'Opens a session by username or e-mail address. Wrong pairs, inactive accounts and unconfirmed addresses get the same Error; too many of them lock for a while.',
    reach: nobody,
    secret: true,
    input: loginInput,
    answer: outcome(secondStepParts),
    run: login,
  }),
  refreshToken: mutation({
    rule: 'guest',
    allowedWhileActing: 'it renews the tokens of the session, until its half hour is over',
    about:
      "Exchanges a refresh token, or the portal's cookie, for new tokens. One that is over gets Error; one that was used before ends its session.",
    reach: nobody,
    secret: true,
    input: refreshTokenInput,
    answer: outcome(signedInParts),
    run: refresh,
  }),
  logout: mutation({
    rule: 'user',
    allowedWhileActing: 'it ends the session that acts, and no other',
    about: 'Ends a session of the caller; one that is unknown, over or of somebody else gets Error.',
    reach: nobody,
    input: { session_id: key() },
    answer: outcome(),
    run: logout,
  }),
  logoutAllSessions: mutation({
    rule: 'user',
    about: 'Ends every session of the caller but the named one.',
    reach: nobody,
    input: logoutAllSessionsInput,
    answer: outcome(),
    changesNothing: 'whoever is signed in nowhere else is told so',
    run: logoutElsewhere,
  }),
  me: query({
    rule: 'user',
    about: 'The signed-in person, highest role first.',
    reach: { rows: self },
    input: {},
    answer: one(User),
    run: (ctx) => byId(User, ctx.who.user),
  }),
  getUserSessions: query({
    rule: 'user',
    about: "Lists the caller's open sessions, the last used first.",
    reach: { rows: ownSessions },
    input: {},
    answer: list(Session),
    run: (ctx) =>
      rows(Session, {
        where: (q) => [
          q('session.ended_at', 'is', null),
          q('session.expires_at', '>', ctx.now()),
          q('session.is_token', '=', false),
        ],
        order: ['-last_used_at'],
      }),
  }),
  getUserLoginHistory: query({
    rule: 'manager',
    about: "Lists a person's sign-ins, newest first; a person outside the caller's locations is refused.",
    reach: { user_id: ownPeople, rows: loginsOfOwnPeople },
    input: { user_id: id(User), ...page },
    answer: paged(LoginHistory),
    run: (_, input) =>
      rows(LoginHistory, {
        where: (q) => [q('session.user_id', '=', input.user_id), q('session.is_token', '=', false)],
        order: ['-created_at'],
      }),
  }),
};
