import type { WorkContext } from '../../kernel/call/context.ts';
import { type Job, job } from '../../kernel/jobs/job.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { when } from '../../messages/when.ts';
import { newPinTime } from '../../model/user/sign-in-links.ts';
import { zoneOfPerson } from '../../model/user/zone.ts';
import { openMailer } from '../../outbox/mailer.ts';
import { type Addressee, addressed, languageFor, type Mailer } from '../../outbox/send-emails.ts';
import { sendInvitation, sendNewDevice, sendReset, sendVerification } from './account-emails.ts';
import { WRITE_CONFIRMATION, WRITE_INVITATION, WRITE_NEW_DEVICE, WRITE_RESET } from './email-tasks.ts';

/**
 * Letters that a guest asks for are written here, after the call has answered: whether an address is known shows
 * neither in the answer nor in its time.
 */
const mailerFor = ({ db, who, now }: WorkContext, { language }: { readonly language: 'en' | 'es' }): Promise<Mailer> =>
  openMailer(db, { centre: who.centre, at: now(), language });

const byEmail = (mailer: Mailer, email: string) =>
  mailer.db
    .selectFrom('app_user')
    .select(addressed)
    .where('email_key', '=', email.toLowerCase())
    .where('status', '=', 'active');

/**
 * A link to choose a new password, for the account of an address. An invited person has no password yet. An address
 * nobody has confirmed may be a stranger's: it gets the code that confirms it, and no link. Nor does whoever the office has
 * not approved get one.
 */
const reset = job(WRITE_RESET, {
  run: async (ctx, given) => {
    const mailer = await mailerFor(ctx, given);
    const person = await byEmail(mailer, given.email)
      .select(['email_confirmed', 'pending'])
      .where('invited', '=', false)
      .executeTakeFirst();
    if (!person) return;
    if (!person.email_confirmed) await sendVerification(mailer, person, newPinTime(mailer.at));
    else if (!person.pending) await sendReset(mailer, person);
  },
});

/** The code for an address that waits to be confirmed. */
const confirmation = job(WRITE_CONFIRMATION, {
  run: async (ctx, given) => {
    const mailer = await mailerFor(ctx, given);
    const person = await byEmail(mailer, given.email)
      .where('email_confirmed', '=', false)
      .where('invited', '=', false)
      .executeTakeFirst();
    if (person) await sendVerification(mailer, person, given.pin);
  },
});

/** A fresh invitation, to an address or a phone number with an open one. */
const invitation = job(WRITE_INVITATION, {
  run: async (ctx, given) => {
    const mailer = await mailerFor(ctx, given);
    const { email = '', phone, pin } = given;
    const person: Addressee | undefined =
      phone !== undefined
        ? await mailer.db
            .selectFrom('app_user')
            .select(addressed)
            .where(({ eb, fn }) =>
              eb(fn('regexp_replace', ['phone', eb.val('\\D'), eb.val(''), eb.val('g')]), '=', phone),
            )
            .where('invited', '=', true)
            .where('status', '=', 'active')
            .executeTakeFirst()
        : await byEmail(mailer, email).where('invited', '=', true).executeTakeFirst();
    if (!person) return;
    await sendInvitation(mailer, person, phone !== undefined ? 'invite_phone' : 'invite_email', pin);
    const week = new Date(mailer.at.getTime() + 7 * 86_400_000);
    await updateRows(mailer, 'app_user', { id: person.id }, { invite_expire: week });
  },
});

interface Described {
  readonly client?: string;
  readonly os?: string;
  readonly brand?: string;
  readonly model?: string;
}

const named = ({ client, os, brand, model }: Described): string =>
  [client, os, [brand, model].filter(Boolean).join(' ')].filter(Boolean).join(', ') || '?';

/** Tells the owner of an account of a sign-in with a device that no earlier session of theirs has described. */
const newDevice = job(WRITE_NEW_DEVICE, {
  run: async (ctx, given) => {
    const mailer = await mailerFor(ctx, given);
    const { db } = mailer;
    const session = await db
      .selectFrom('session')
      .select(['user_id', 'device', 'ip', 'created_at'])
      .where('id', '=', given.session)
      .executeTakeFirst();
    if (!session) return;
    const earlier = await db
      .selectFrom('session')
      .select('device')
      .where('user_id', '=', session.user_id)
      .where('created_at', '<', session.created_at)
      .where('impersonator_id', 'is', null)
      .where('operator', 'is', null)
      .orderBy('created_at', 'desc')
      .limit(50)
      .execute();
    const device: Described = isDescribed(session.device) ? session.device : {};
    const known = earlier.some((one) => isDescribed(one.device) && named(one.device) === named(device));
    if (known || earlier.length === 0) return;
    const person = await db
      .selectFrom('app_user')
      .select(addressed)
      .where('id', '=', session.user_id)
      .where('email_confirmed', '=', true)
      .executeTakeFirst();
    if (!person) return;
    await sendNewDevice(mailer, person, {
      device: named(device),
      when: when(languageFor(mailer, person), session.created_at, await zoneOfPerson(db, session.user_id), mailer.at),
      ip: String(session.ip ?? '?'),
    });
  },
});

const isDescribed = (value: unknown): value is Described => typeof value === 'object' && value !== null;

/** Letters of accounts. */
export const accountEmailJobs: readonly Job[] = [reset, confirmation, invitation, newDevice];
