import { z } from 'zod';
import { addCenter, addRelations } from '../../db/seed/center.ts';
import { addPerson } from '../../db/seed/people.ts';
import { addLocation } from '../../db/seed/places.ts';
import type { Cell, Writer } from '../../db/seed/writer.ts';
import type { DB } from '../../db/types.gen.ts';
import { installation } from '../../installation.ts';
import type { WorkContext } from '../../kernel/call/context.ts';
import { message } from '../../kernel/call/message.ts';
import { findRow, findRows } from '../../kernel/db/find-rows.ts';
import { jsonb, type RowOf } from '../../kernel/db/tables.ts';
import { notNull } from '../../kernel/db/where.ts';
import { addRow, insertMissing, updateRow, updateRows } from '../../kernel/write/write-rows.ts';
import { Location } from '../../model/location/entity.ts';
import { todayOfCenter } from '../../model/location/today.ts';
import { User } from '../../model/user/entity.ts';
import { addLink } from '../../model/user/sign-in-links.ts';
import { openMailer } from '../../outbox/mailer.ts';
import { sendEmail } from '../../outbox/send-emails.ts';
import { Center } from './centers.entities.ts';
import { giveHosts } from './hosts.ts';

/** What a center is to be, as its set-up keeps it. */
const wantedShape = z.object({
  name: z.string(),
  slug: z.string(),
  theme: z.enum(['nestling', 'pets']),
  language: z.enum(['en', 'es']).default('en'),
  location: z.string(),
  zone: z.string(),
  fname: z.string(),
  lname: z.string().default(''),
  username: z.string().optional(),
  color: z.string().optional(),
  /** Its administrator has no password yet, and is sent a link to choose one. */
  invited: z.boolean().optional(),
  /** The first day of its trial, where that is not the day it is whole. */
  trial_start_date: z.string().optional(),
});
/** So long whoever is to run a center may choose a password by the link. */
const INVITED_HOURS = 7 * 24;

export type SetUpRow = RowOf<'center_set_up'>;
const wantedOf = (row: SetUpRow) => wantedShape.parse(row.wanted);

/** A step of a set-up. It may run twice and changes nothing the second time: who is killed goes on with the step it was at. */
export interface Step {
  readonly name: string;
  /** In whose transaction it is done: of the platform's own center, or of the one that comes to be. */
  readonly at: 'home' | 'center';
  run(ctx: WorkContext, row: SetUpRow): Promise<unknown>;
}

/** Adds rows in a transaction, as those who seed do. */
const insertIn =
  (ctx: WorkContext) =>
  async (table: keyof DB & string, row: Readonly<Record<string, Cell | undefined>>): Promise<number> => {
    const added: { readonly id?: unknown } = await addRow(ctx, table, row);
    return Number(added.id ?? 0);
  };
/** All rows the center of the transaction has. */
const all = { id: notNull } as const;
const writerOf = (ctx: WorkContext): Writer => ({ centre: ctx.who.centre, add: insertIn(ctx) });

/**
 * The center itself, with what the database gives each: the permissions of its roles. It is inactive until it is whole, so
 * that nobody gets in and its jobs rest. Its row and the note of it are one transaction: there is never a second one, and null
 * is answered where there is one.
 */
export const makeCenter = async (ctx: WorkContext, row: SetUpRow): Promise<number | null> => {
  if (row.made_centre_id !== null) return null;
  const { name, slug, theme, language } = wantedOf(row);
  const { center_billing_plan_id } = row;
  const customer = await findRow(ctx, 'center_customer', { set_up_id: row.id }, ['customer_ref', 'subscription_ref']);
  const id = await addCenter(insertIn(ctx), {
    name,
    slug,
    theme,
    language,
    center_billing_plan_id,
    status: 'inactive',
  });
  if (customer) {
    const { customer_ref: customer_id, subscription_ref } = customer;
    await updateRows(ctx, 'centre', { id }, { customer_id, subscription_ref });
  }
  await updateRows(ctx, 'center_set_up', { id: row.id }, { made_centre_id: id });
  ctx.audit({ entity: Center, id, after: { name, slug, theme, language, center_billing_plan_id } });
  return id;
};

const giveRelations = async (ctx: WorkContext, row: SetUpRow) => {
  if (await findRow(ctx, 'relationship', all, ['id'])) return;
  await addRelations(writerOf(ctx), wantedOf(row));
};

const openLocation = async (ctx: WorkContext, row: SetUpRow) => {
  if (await findRow(ctx, 'location', all, ['id'])) return;
  const { location: name, zone } = wantedOf(row);
  const timezone = await findRow(ctx, 'timezone', { value: zone }, ['id']);
  if (!timezone) throw new Error(`There is no time zone ${zone}.`);
  const id = await addLocation(writerOf(ctx), { name, timezone: timezone.id, maxLogins: 5 });
  ctx.audit({ entity: Location, id, after: { name, zone } });
};

const addAdministrator = async (ctx: WorkContext, row: SetUpRow) => {
  if (await findRow(ctx, 'app_user', all, ['id'])) return;
  const { fname, lname, language, username = row.email.slice(0, 100), invited } = wantedOf(row);
  const { email, password_hash } = row;
  if (password_hash === null && !invited) throw new Error('The password of the administrator is gone.');
  const id = await addPerson(writerOf(ctx), installation().secrets, {
    ...{ fname, lname, username, email, language, role: 'admin', locations: [] },
    ...(password_hash === null ? {} : { password: password_hash }),
  });
  ctx.audit({ entity: User, id, after: { username, role: 'admin' } });
};

const paint = async (ctx: WorkContext, row: SetUpRow) => {
  const { color } = wantedOf(row);
  if (color === undefined) return;
  await insertMissing(ctx, 'app_setting', [{ key: 'theme_color', value: jsonb(color), updated_at: ctx.now() }]);
};

/** Opens the doors: the trial begins with this day of its location, or what was paid for does; its administrator hears of it. */
const openDoors = async (ctx: WorkContext, row: SetUpRow) => {
  const id = ctx.who.centre;
  const center = await findRow(ctx, 'centre', { id }, undefined, { lock: 'update' });
  if (center?.status !== 'inactive') return;
  const today = await todayOfCenter(ctx);
  const covered =
    row.trial_days === null
      ? { payment_start: today }
      : { on_trial: true, trial_start_date: wantedOf(row).trial_start_date ?? today, trial_days: row.trial_days };
  const changed = await updateRow(ctx, 'centre', { id }, { status: 'active', ...covered });
  ctx.audit({ entity: Center, id, before: changed?.news?.before ?? null, after: changed?.news?.after });
  ctx.publish({ kind: 'centres', ids: [id] });
  const people = await findRows(ctx, 'app_user', all, ['id', 'email', 'phone', 'language'], {
    order: ['id'],
    limit: 1,
  });
  const { language } = wantedOf(row);
  const mailer = await openMailer(ctx.db, { centre: id, at: ctx.now(), language });
  const button = async (user: number) => ({
    label: message(wantedOf(row).invited ? 'centres.choosePassword' : 'centres.readyButton'),
    path: wantedOf(row).invited
      ? `/password/reset/${await addLink(ctx.db, 'reset', { centre: id, user, at: ctx.now(), hours: INVITED_HOURS })}`
      : '/login',
  });
  for (const to of people)
    await sendEmail(mailer, to, 'center_ready', {
      subject: message('centres.readySubject', { name: center.name }),
      lines: [message('centres.readyBody', { name: center.name })],
      button: await button(to.id),
    });
};

/**
 * How a center comes to be. What is sealed for a center is sealed by keys made of the installation's and its number, so none
 * are made here; certificates and backups come with what makes them.
 */
export const setUpSteps: readonly Step[] = [
  { name: 'center', at: 'home', run: makeCenter },
  { name: 'hosts', at: 'center', run: (ctx, row) => giveHosts(ctx, wantedOf(row).slug) },
  { name: 'relations', at: 'center', run: giveRelations },
  { name: 'location', at: 'center', run: openLocation },
  { name: 'administrator', at: 'center', run: addAdministrator },
  { name: 'look', at: 'center', run: paint },
  { name: 'doors', at: 'center', run: openDoors },
];
