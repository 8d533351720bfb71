import { sql } from 'kysely';
import { inCentre } from '../../kernel/db/in-centre.ts';
import type { Job, Work } from '../../kernel/events/jobs.ts';
import { when } from '../../messages/when.ts';
import { sendInvitation, sendNewDevice, sendReset, sendVerification } from '../letters/letters.door.ts';
import { newPinTime } from '../letters/links.door.ts';
import { openMailer } from '../letters/mailer.door.ts';
import { type Addressee, addressed, languageFor, type Mailer } from '../letters/send-letters.door.ts';

/**
 * Letters that a guest asks for are written here, after the call has answered: whether an address is known shows
 * neither in the answer nor in its time.
 */
const atDesk = ({ centre, payload, appContext }: Job, write: (mailer: Mailer) => Promise<void>): Promise<void> =>
  inCentre(appContext.pools, centre, async (db) =>
    write(
      await openMailer(db, {
        centre,
        at: appContext.clock.now(),
        language: payload.language === 'es' ? 'es' : 'en',
      }),
    ),
  );

const byEmail = (mailer: Mailer, email: unknown) =>
  mailer.db
    .selectFrom('app_user')
    .select(addressed)
    .where('centre_id', '=', mailer.centre)
    .where('email_key', '=', String(email).toLowerCase())
    .where('status', '=', 'active');

/**
 * A link to choose a new password, for the account of an address. An invited person has no password yet. An address
 * nobody has confirmed may be a stranger's: it gets the code that confirms it, and no link. Nor does whoever the office has
 * not approved get one.
 */
const forgotten: Work = (job) =>
  atDesk(job, async (mailer) => {
    const person = await byEmail(mailer, job.payload.email)
      .select(['email_confirmed', 'pending'])
      .where('invited', '=', false)
      .executeTakeFirst();
    if (!person) return;
    if (!person.email_confirmed) await sendVerification(mailer, person, newPinTime(mailer.at));
    else if (!person.pending) await sendReset(mailer, person);
  });

/** The code for an address that waits to be confirmed. */
const confirmation: Work = (job) =>
  atDesk(job, async (mailer) => {
    const person = await byEmail(mailer, job.payload.email)
      .where('email_confirmed', '=', false)
      .where('invited', '=', false)
      .executeTakeFirst();
    if (person) await sendVerification(mailer, person, String(job.payload.pin));
  });

/** A fresh invitation, to an address or a phone number with an open one. */
const invitation: Work = (job) =>
  atDesk(job, async (mailer) => {
    const { email, phone, pin } = job.payload;
    const person: Addressee | undefined =
      typeof phone === 'string'
        ? await mailer.db
            .selectFrom('app_user')
            .select(addressed)
            .where('centre_id', '=', mailer.centre)
            .where(({ eb, fn }) =>
              eb(fn('regexp_replace', ['phone', eb.val('\\D'), eb.val(''), eb.val('g')]), '=', phone),
            )
            .where('invited', '=', true)
            .where('status', '=', 'active')
            .executeTakeFirst()
        : await byEmail(mailer, email).where('invited', '=', true).executeTakeFirst();
    if (!person) return;
    await sendInvitation(mailer, person, typeof phone === 'string' ? 'invite_phone' : 'invite_email', String(pin));
    const week = new Date(mailer.at.getTime() + 7 * 86_400_000);
    await mailer.db
      .updateTable('app_user')
      .set({ invite_expire: week })
      .where('centre_id', '=', mailer.centre)
      .where('id', '=', person.id)
      .execute();
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
const newDevice: Work = (job) =>
  atDesk(job, async (mailer) => {
    const { centre, db } = mailer;
    const session = await db
      .selectFrom('session')
      .select(['user_id', 'device', 'ip', 'created_at'])
      .where('centre_id', '=', centre)
      .where('id', '=', String(job.payload.session))
      .executeTakeFirst();
    if (!session) return;
    const earlier = await db
      .selectFrom('session')
      .select('device')
      .where('centre_id', '=', centre)
      .where('user_id', '=', session.user_id)
      .where('created_at', '<', session.created_at)
      .where('impersonator_id', 'is', null)
      .orderBy('created_at', 'desc')
      .limit(50)
      .execute();
    const device: Described = isDescribed(session.device) ? session.device : {};
    const known = earlier.some((one) => isDescribed(one.device) && named(one.device) === named(device));
    if (known || earlier.length === 0) return;
    const person = await db
      .selectFrom('app_user')
      .select(addressed)
      .where('centre_id', '=', centre)
      .where('id', '=', session.user_id)
      .where('email_confirmed', '=', true)
      .executeTakeFirst();
    if (!person) return;
    await sendNewDevice(mailer, person, {
      device: named(device),
      when: when(languageFor(mailer, person), session.created_at, await zoneOf(db, centre, session.user_id), mailer.at),
      ip: String(session.ip ?? '?'),
    });
  });

/** The zone a person lives by: of the own location or a child's, else of the centre's first. */
const zoneOf = async (db: Mailer['db'], centre: number, user: number): Promise<string> => {
  const { rows } = await sql<{ zone: string }>`select z.value as zone from location l
    join timezone z on z.id = l.timezone_id
    left join user_location ul on ul.centre_id = l.centre_id and ul.location_id = l.id and ul.user_id = ${user}
    where l.centre_id = ${centre}
    order by (ul.user_id is not null or exists (select 1 from standing_guardian gl join student st on st.centre_id = gl.centre_id
        and st.id = gl.student_id where gl.centre_id = l.centre_id and gl.user_id = ${user} and st.location_id = l.id)) desc, l.id
    limit 1`.execute(db);
  return rows[0]?.zone ?? 'UTC';
};

const isDescribed = (value: unknown): value is Described => typeof value === 'object' && value !== null;

/** The jobs of this domain, by name. */
export const letterJobs = {
  'letter.forgotten': forgotten,
  'letter.confirmation': confirmation,
  'letter.invitation': invitation,
  'letter.new_device': newDevice,
} as const satisfies Record<string, Work>;
