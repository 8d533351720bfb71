import { say } from '../../kernel/say.ts';
import { addCode, addLink, addProof, type CodeKind, HOURS } from './links.ts';
import { type Addressee, type Desk, sendLetter, type Words } from './send-letters.ts';

const withCode = (page: string, pinTime: string, code: string, email = ''): string =>
  `/${page}/${pinTime}?code=${code}${email ? `&email=${encodeURIComponent(email)}` : ''}`;

/** The code that confirms an address; `hours` is how long it works. */
export const sendVerification = async (desk: Desk, to: Addressee, pinTime: string, hours?: number): Promise<void> => {
  const { centre, at } = desk;
  const code = await addCode(desk.db, 'verify_email', { centre, user: to.id, at, hours }, pinTime);
  await sendLetter(desk, to, 'verify_email', {
    subject: say('letters.verify.subject', { code }),
    lines: [
      say('letters.verify.body', { name: to.fname }),
      say('letters.works', { hours: hours ?? HOURS.verify_email }),
      say('letters.ignore'),
    ],
    code,
    button: { label: say('letters.verify.button'), path: withCode('verify-email', pinTime, code, to.email ?? '') },
  });
};

/** The link to choose a new password. */
export const sendReset = async (desk: Desk, to: Addressee): Promise<void> => {
  const { centre, at } = desk;
  const token = await addLink(desk.db, 'reset', { centre, user: to.id, at });
  await sendLetter(desk, to, 'reset', {
    subject: say('letters.reset.subject'),
    lines: [
      say('letters.reset.body', { name: to.fname, username: to.username }),
      say('letters.works', { hours: HOURS.reset }),
      say('letters.ignore'),
    ],
    button: { label: say('letters.reset.button'), path: `/password/reset/${token}` },
  });
};

/** Tells that the password was changed, so that its owner notices when somebody else did it. */
export const sendPasswordChanged = (desk: Desk, to: Addressee): Promise<void> =>
  sendLetter(desk, to, 'password_changed', {
    subject: say('letters.changed.subject'),
    lines: [say('letters.changed.body', { name: to.fname }), say('letters.changed.warn')],
    button: { label: say('letters.changed.button'), path: '/forgot-password' },
  });

/** What can happen to somebody's second factors, by the key of its sentence. */
export type FactorChange =
  | 'letters.factor.appOn'
  | 'letters.factor.appOff'
  | 'letters.factor.passkeyOn'
  | 'letters.factor.passkeyOff'
  | 'letters.factor.reset';

/** Tells that the ways to sign in have changed, so that the owner notices when somebody else did it. */
export const sendFactorChanged = (desk: Desk, to: Addressee, what: FactorChange): Promise<void> =>
  sendLetter(desk, to, 'factor_changed', {
    subject: say('letters.factor.subject'),
    lines: [say(what, { name: to.fname }), say('letters.factor.warn')],
    button: { label: say('letters.changed.button'), path: '/forgot-password' },
  });

/** Tells that a recovery code was used, and how many are left. */
export const sendRecoveryCodeUsed = (desk: Desk, to: Addressee, left: number): Promise<void> =>
  sendLetter(desk, to, 'recovery_code_used', {
    subject: say('letters.recovery.subject'),
    lines: [say('letters.recovery.body', { name: to.fname, left }), say('letters.factor.warn')],
    button: { label: say('letters.changed.button'), path: '/forgot-password' },
  });

/** Tells of a sign-in with a device not seen before. */
export const sendNewDevice = (
  desk: Desk,
  to: Addressee,
  seen: { readonly device: string; readonly when: string; readonly ip: string },
): Promise<void> =>
  sendLetter(desk, to, 'new_device', {
    subject: say('letters.device.subject'),
    lines: [say('letters.device.body', { name: to.fname, ...seen }), say('letters.device.warn')],
    button: { label: say('letters.changed.button'), path: '/forgot-password' },
  });

/** An invitation by mail or text message. */
export const sendInvitation = async (
  desk: Desk,
  to: Addressee,
  kind: Exclude<CodeKind, 'verify_email'>,
  pinTime: string,
): Promise<void> => {
  const { centre, at } = desk;
  const code = await addCode(desk.db, kind, { centre, user: to.id, at }, pinTime);
  const sms = kind === 'invite_phone';
  const words: Words = {
    invitation: sms ? 'sms' : 'email',
    subject: say('letters.invite.subject', { centre: desk.centreName }),
    lines: sms
      ? [say('letters.invite.sms', { code })]
      : [say('letters.invite.body', { name: to.fname }), say('letters.works', { hours: HOURS[kind] })],
    button: { label: say('letters.invite.button'), path: withCode(sms ? 'viup' : 'viue', pinTime, code) },
  };
  await sendLetter(desk, to, kind, sms ? words : { ...words, code }, sms);
};

/** Asks staff to look at somebody who signed up. */
export const sendApproval = async (
  desk: Desk,
  to: Addressee,
  who: { readonly name: string; readonly email: string; readonly location: string },
  token: string,
): Promise<void> =>
  sendLetter(desk, to, 'approve', {
    subject: say('letters.approve.subject', { name: who.name }),
    lines: [say('letters.approve.body', who), say('letters.works', { hours: HOURS.approve })],
    button: { label: say('letters.approve.button'), path: `/approve-user/${token}` },
  });

/** Tells a contact that the account was approved. */
export const sendApproved = (desk: Desk, to: Addressee): Promise<void> =>
  sendLetter(desk, to, 'approved', {
    subject: say('letters.approved.subject'),
    lines: [say('letters.approved.body', { name: to.fname })],
    button: { label: say('letters.approved.button'), path: '/login' },
  });

/** The code that proves a new address, sent to that address. */
export const sendEmailChange = async (desk: Desk, to: Addressee, email: string, pinTime: string): Promise<void> => {
  const { centre, at } = desk;
  const code = await addProof(desk.db, 'change_email', { centre, user: to.id, at }, pinTime, email);
  await sendLetter(desk, { ...to, email }, 'change_email', {
    subject: say('letters.verify.subject', { code }),
    lines: [
      say('letters.newAddress.body', { name: to.fname }),
      say('letters.works', { hours: HOURS.change_email }),
      say('letters.ignore'),
    ],
    code,
    button: { label: say('letters.newAddress.button'), path: withCode('verify-new-email', pinTime, code) },
  });
};

/** Tells the old address that another one was asked for, or stands in its place now. */
export const sendAddressNotice = (desk: Desk, to: Addressee, email: string, done: boolean): Promise<void> =>
  sendLetter(desk, to, 'address_notice', {
    subject: say(done ? 'letters.address.subjectDone' : 'letters.address.subject'),
    lines: [
      say(done ? 'letters.address.done' : 'letters.address.asked', { name: to.fname, email }),
      say('letters.address.warn'),
    ],
    button: done
      ? { label: say('letters.changed.button'), path: '/forgot-password' }
      : { label: say('letters.address.button'), path: '/user-profile' },
  });

/** The code that proves a phone, by text message. */
export const sendPhoneCode = async (desk: Desk, to: Addressee, phone: string, pinTime: string): Promise<void> => {
  const { centre, at } = desk;
  const code = await addProof(desk.db, 'verify_phone', { centre, user: to.id, at }, pinTime, phone);
  const words = { subject: say('letters.verify.subject', { code }), lines: [say('letters.phone.sms', { code })] };
  await sendLetter(desk, { ...to, phone }, 'verify_phone', words, true);
};
