/** Tables that say who may sign in and act, and who is who at the door. */
export const guardedTables = [
  'app_user',
  'user_role',
  'role_permission',
  'totp',
  'passkey',
  'recovery_code',
  'session',
  'refresh_token',
  'sign_in_link',
  'guardian_link',
] as const;

/** How a file that writes them is kept from being used against somebody. */
export type Writer = {
  /** Tables it writes. */
  readonly writes: string;
  /** Above whom the caller must stand; `own`: its own account alone; `link`: whoever holds a link or code of a message. */
  readonly rank: 'own' | 'link' | 'not above' | 'higher' | 'by the row' | 'nobody calls';
  /** What is shown again before; `confirmed`: password or code within five minutes; null: no data to sign in with. */
  readonly again: 'confirmed' | 'password' | 'code' | null;
  /** Kinds of letters that tell the person; null where nothing of the person changes. */
  readonly letters: string | null;
};

const row = (writes: string, rank: Writer['rank'], again: Writer['again'], letters: string | null): Writer => ({
  writes,
  rank,
  again,
  letters,
});

/** Every file of the api that writes a guarded table. A new one has to be judged here. */
export const writers: Readonly<Record<string, Writer>> = {
  'apps/api/src/model/user/sign-in-links.ts': row('sign_in_link', 'link', 'code', null),
  'auth/sign-in-codes.ts': row('sign_in_link', 'link', 'code', null),
  'kiosk/pins.ts': row('app_user', 'not above', null, null),
  'auth/acting.ts': row('refresh_token', 'own', null, null),
  'auth/approve-person.ts': row('app_user', 'by the row', null, 'approved'),
  'auth/approve.ts': row('app_user', 'link', null, 'approved'),
  'auth/confirm-identity.ts': row('session', 'own', 'password', null),
  'auth/factors/own-passkeys.ts': row('passkey', 'own', 'confirmed', 'factor_changed'),
  'auth/factors/passkeys.ts': row('passkey', 'nobody calls', null, null),
  'auth/factors/recovery-codes.ts': row('recovery_code', 'own', 'password', null),
  'auth/factors/reset.ts': row('passkey', 'higher', 'confirmed', 'factor_changed'),
  'auth/factors/totp.ts': row('totp', 'own', 'password', 'factor_changed'),
  'auth/forgotten-password.ts': row('app_user', 'link', 'code', 'password_changed'),
  'auth/invited.ts': row('app_user', 'link', 'code', null),
  'auth/last-use.ts': row('session', 'nobody calls', null, null),
  'auth/email-jobs.ts': row('app_user', 'nobody calls', null, 'invite_email'),
  'auth/login-times.ts': row('app_user session', 'own', null, null),
  'auth/login.ts': row('app_user', 'own', 'password', null),
  'auth/own-password.ts': row('app_user', 'own', 'password', 'password_changed'),
  'auth/refresh.ts': row('refresh_token session', 'own', null, null),
  'auth/register.ts': row('app_user user_role', 'own', 'code', 'verify_email'),
  'auth/sessions.ts': row('app_user refresh_token session', 'own', 'password', 'new_device'),
  'auth/token-session.ts': row('session', 'own', 'confirmed', null),
  'auth/verify-email.ts': row('app_user', 'link', 'code', null),
  'permissions/permissions.calls.ts': row('role_permission', 'by the row', null, null),
  'relationships/black-list.ts': row('guardian_link', 'by the row', null, null),
  'relationships/guardians.ts': row('guardian_link', 'by the row', null, null),
  'relationships/requests.ts': row('guardian_link', 'by the row', null, null),
  'schedules/own-schedule.ts': row('app_user', 'own', null, null),
  'settings/own-language.ts': row('app_user', 'own', null, null),
  'students/student-links.ts': row('guardian_link', 'by the row', null, null),
  'users/avatar.ts': row('app_user', 'not above', null, null),
  'users/belongings.ts': row('guardian_link user_role', 'not above', null, null),
  'users/camera-logins.ts': row('app_user', 'by the row', null, null),
  'users/change-sign-in.ts': row('sign_in_link', 'higher', 'confirmed', 'address_notice username_notice'),
  'users/edit-user.ts': row('app_user', 'higher', 'confirmed', 'address_notice username_notice'),
  'users/invite.ts': row('app_user sign_in_link', 'not above', null, 'invite_email invite_phone'),
  'users/own-address.ts': row('app_user sign_in_link', 'own', 'confirmed', 'address_notice'),
  'users/pending.ts': row('app_user', 'by the row', 'confirmed', null),
  'users/remove-person.ts': row('app_user guardian_link sign_in_link user_role', 'not above', null, null),
  'users/save-person.ts': row('app_user', 'higher', 'confirmed', 'address_notice username_notice'),
  'users/set-password.ts': row('app_user', 'higher', 'confirmed', 'password_changed'),
  'users/status.ts': row('app_user', 'not above', null, null),
  // Two facts of a contact alone, which sign nobody in; whoever is of the team is left out before (forms/proposal.ts).
  'users/write-contact.ts': row('app_user', 'by the row', null, null),
};
