import { message } from '../../kernel/call/message.ts';
import { addLink, type CodeKind, HOURS } from '../../model/user/sign-in-links.ts';
import { type Addressee, type Mailer, sendEmail, type Words } from '../../outbox/send-emails.ts';
import { addCode, addProof } from './sign-in-codes.ts';

const withCode = (page: string, pinTime: string, code: string, email = ''): string =>
  `/${page}/${pinTime}?code=${code}${email ? `&email=${encodeURIComponent(email)}` : ''}`;

/** The code that confirms an address; `hours` is how long it works. */
export const sendVerification = async (
  mailer: Mailer,
  to: Addressee,
  pinTime: string,
  hours?: number,
): Promise<void> => {
  const { centre, at } = mailer;
  const code = await addCode(mailer.db, 'verify_email', { centre, user: to.id, at, hours }, pinTime);
  await sendEmail(mailer, to, 'verify_email', {
    subject: message('letters.verify.subject', { code }),
    lines: [
      message('letters.verify.body', { name: to.fname }),
      message('letters.works', { hours: hours ?? HOURS.verify_email }),
      message('letters.ignore'),
    ],
    code,
    button: { label: message('letters.verify.button'), path: withCode('verify-email', pinTime, code, to.email ?? '') },
  });
};

/** The link to choose a new password. */
export const sendReset = async (mailer: Mailer, to: Addressee): Promise<void> => {
  const { centre, at } = mailer;
  const token = await addLink(mailer.db, 'reset', { centre, user: to.id, at });
  await sendEmail(mailer, to, 'reset', {
    subject: message('letters.reset.subject'),
    lines: [
      message('letters.reset.body', { name: to.fname, username: to.username }),
      message('letters.works', { hours: HOURS.reset }),
      message('letters.ignore'),
    ],
    button: { label: message('letters.reset.button'), path: `/password/reset/${token}` },
  });
};

/** Tells that the password was changed, so that its owner notices when somebody else did it. */
export const sendPasswordChanged = (mailer: Mailer, to: Addressee): Promise<void> =>
  sendEmail(mailer, to, 'password_changed', {
    subject: message('letters.changed.subject'),
    lines: [message('letters.changed.body', { name: to.fname }), message('letters.changed.warn')],
    button: { label: message('letters.changed.button'), path: '/forgot-password' },
  });

/** What can happen to somebody's second factors, by the key of its sentence. */
export type FactorChange =
  | 'letters.factor.appOn'
  | 'letters.factor.appOff'
  | 'letters.factor.passkeyOn'
  | 'letters.factor.passkeyOff'
  | 'letters.factor.reset';

/** Tells that the ways to sign in have changed, so that the owner notices when somebody else did it. */
export const sendFactorChanged = (mailer: Mailer, to: Addressee, what: FactorChange): Promise<void> =>
  sendEmail(mailer, to, 'factor_changed', {
    subject: message('letters.factor.subject'),
    lines: [message(what, { name: to.fname }), message('letters.factor.warn')],
    button: { label: message('letters.changed.button'), path: '/forgot-password' },
  });

/** Tells that a recovery code was used, and how many are left. */
export const sendRecoveryCodeUsed = (mailer: Mailer, to: Addressee, left: number): Promise<void> =>
  sendEmail(mailer, to, 'recovery_code_used', {
    subject: message('letters.recovery.subject'),
    lines: [message('letters.recovery.body', { name: to.fname, left }), message('letters.factor.warn')],
    button: { label: message('letters.changed.button'), path: '/forgot-password' },
  });

/** Tells of a sign-in with a device not seen before. */
export const sendNewDevice = (
  mailer: Mailer,
  to: Addressee,
  seen: { readonly device: string; readonly when: string; readonly ip: string },
): Promise<void> =>
  sendEmail(mailer, to, 'new_device', {
    subject: message('letters.device.subject'),
    lines: [message('letters.device.body', { name: to.fname, ...seen }), message('letters.device.warn')],
    button: { label: message('letters.changed.button'), path: '/forgot-password' },
  });

/** An invitation by mail or text message. */
export const sendInvitation = async (
  mailer: Mailer,
  to: Addressee,
  kind: Exclude<CodeKind, 'verify_email'>,
  pinTime: string,
): Promise<void> => {
  const { centre, at } = mailer;
  const code = await addCode(mailer.db, kind, { centre, user: to.id, at }, pinTime);
  const sms = kind === 'invite_phone';
  const words: Words = {
    invitation: sms ? 'sms' : 'email',
    subject: message('letters.invite.subject', { centre: mailer.centreName }),
    lines: sms
      ? [message('letters.invite.sms', { code })]
      : [message('letters.invite.body', { name: to.fname }), message('letters.works', { hours: HOURS[kind] })],
    button: { label: message('letters.invite.button'), path: withCode(sms ? 'viup' : 'viue', pinTime, code) },
  };
  await sendEmail(mailer, to, kind, sms ? words : { ...words, code }, sms);
};

/** Asks staff to look at somebody who signed up. */
export const sendApproval = async (
  mailer: Mailer,
  to: Addressee,
  who: { readonly name: string; readonly email: string; readonly location: string },
  token: string,
): Promise<void> =>
  sendEmail(mailer, to, 'approve', {
    subject: message('letters.approve.subject', { name: who.name }),
    lines: [message('letters.approve.body', who), message('letters.works', { hours: HOURS.approve })],
    button: { label: message('letters.approve.button'), path: `/approve-user/${token}` },
  });

/** Tells a contact that the account was approved. */
export const sendApproved = (mailer: Mailer, to: Addressee): Promise<void> =>
  sendEmail(mailer, to, 'approved', {
    subject: message('letters.approved.subject'),
    lines: [message('letters.approved.body', { name: to.fname })],
    button: { label: message('letters.approved.button'), path: '/login' },
  });

/** The code that proves a new address, sent to that address. */
export const sendEmailChange = async (mailer: Mailer, to: Addressee, email: string, pinTime: string): Promise<void> => {
  const { centre, at } = mailer;
  const code = await addProof(mailer.db, 'change_email', { centre, user: to.id, at }, pinTime, email);
  await sendEmail(mailer, { ...to, email }, 'change_email', {
    subject: message('letters.verify.subject', { code }),
    lines: [
      message('letters.newAddress.body', { name: to.fname }),
      message('letters.works', { hours: HOURS.change_email }),
      message('letters.ignore'),
    ],
    code,
    button: { label: message('letters.newAddress.button'), path: withCode('verify-new-email', pinTime, code) },
  });
};

/** Tells the old address that another one was asked for, or stands in its place now. */
export const sendAddressNotice = (mailer: Mailer, to: Addressee, email: string, done: boolean): Promise<void> =>
  sendEmail(mailer, to, 'address_notice', {
    subject: message(done ? 'letters.address.subjectDone' : 'letters.address.subject'),
    lines: [
      message(done ? 'letters.address.done' : 'letters.address.asked', { name: to.fname, email }),
      message('letters.address.warn'),
    ],
    button: done
      ? { label: message('letters.changed.button'), path: '/forgot-password' }
      : { label: message('letters.address.button'), path: '/user-profile' },
  });

/** Tells the owner of an account that its username is another one now. */
export const sendUsernameNotice = (mailer: Mailer, to: Addressee, username: string): Promise<void> =>
  sendEmail(mailer, to, 'username_notice', {
    subject: message('letters.username.subject'),
    lines: [message('letters.username.body', { name: to.fname, username }), message('letters.address.warn')],
    button: { label: message('letters.changed.button'), path: '/forgot-password' },
  });

/** The code that proves a phone, by text message. */
export const sendPhoneCode = async (mailer: Mailer, to: Addressee, phone: string, pinTime: string): Promise<void> => {
  const { centre, at } = mailer;
  const code = await addProof(mailer.db, 'verify_phone', { centre, user: to.id, at }, pinTime, phone);
  const words = {
    subject: message('letters.verify.subject', { code }),
    lines: [message('letters.phone.sms', { code })],
  };
  await sendEmail(mailer, { ...to, phone }, 'verify_phone', words, true);
};
