import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx, WorkContext } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { UserError } from '../../kernel/call/refusals.ts';
import { findRow } from '../../kernel/db/find-rows.ts';
import type { Id, RowOf } from '../../kernel/db/tables.ts';
import { hashOfToken, newToken } from '../../kernel/lib/token.ts';
import { insertRow, updateRows } from '../../kernel/write/write-rows.ts';
import { openMailer } from '../../outbox/mailer.ts';
import { sendEmail } from '../../outbox/send-emails.ts';
import { trialDays } from './cover.ts';
import { mustBeHome } from './must-be-home.ts';
import { CenterSetUp } from './set-ups.entities.ts';
import type { linkForm } from './set-ups.inputs.ts';

const DAY_MS = 86_400_000;
/** So long a link to set a center up works, and shows how far it is. */
export const LINK_DAYS = 7;
/** As long a center is tried for where nobody says otherwise. */
const USUAL_DAYS = '30';

/** What is kept of a token. */
export const hashOfSetUp = (token: string): Buffer => hashOfToken(token, 'center-set-up');

interface Invited {
  readonly name: string;
  readonly email: string;
  readonly company: string | null;
  readonly center_billing_plan_id: number | null;
  /** Null: it is paid for. */
  readonly trial_days: number | null;
  readonly demo_request_id?: number;
}

/**
 * Makes a link to set a center up and writes it to whom it is for; kept is its hash alone. The newest link of a request counts.
 * The caller is of home; `language` is whose it is that asked.
 */
export const sendLink = async (
  ctx: WorkContext,
  invited: Invited,
  language: 'en' | 'es',
): Promise<{ readonly id: Id<'center_set_up'>; readonly token: string }> => {
  const now = ctx.now();
  if (invited.demo_request_id !== undefined)
    await updateRows(
      ctx,
      'center_set_up',
      { demo_request_id: invited.demo_request_id, status: 'waiting' },
      { expires_at: now },
    );
  const token = newToken();
  const id = await insertRow(ctx, 'center_set_up', {
    ...invited,
    token_hash: hashOfSetUp(token),
    created_at: now,
    created_by: ctx.who.user || null,
    expires_at: new Date(now.getTime() + LINK_DAYS * DAY_MS),
  });
  const { name, email, company } = invited;
  ctx.audit({ entity: CenterSetUp, id, after: { name, email, company } });
  const mailer = await openMailer(ctx.db, { centre: ctx.who.centre, at: now, language });
  await sendEmail(mailer, { id: null, email, phone: null, language: null }, 'center_set_up', {
    subject: message('centres.linkSubject'),
    lines: [message('centres.linkBody', { name }), message('centres.linkDays', { days: LINK_DAYS })],
    button: { label: message('centres.linkButton'), path: `/customer-center-setup/${token}` },
  });
  return { id, token };
};

/** Answers a request for a demo by a link to set a center up. */
export const answerDemo = async (
  ctx: Ctx,
  request: RowOf<'demo_request'>,
  { plan_id, trial_days = USUAL_DAYS }: InputOf<typeof linkForm>,
) => {
  await mustBeHome(ctx);
  const days = trialDays(trial_days);
  if (days instanceof UserError) return days;
  const plan = plan_id === undefined ? null : await findRow(ctx, 'centre_plan', { id: plan_id });
  if (plan && !plan.active) return declined(message('centres.planInactive'), { field: 'plan_id', code: 'INACTIVE' });
  const { name, email, company } = request;
  const terms = { center_billing_plan_id: plan?.id ?? null, trial_days: days };
  await sendLink(ctx, { name, email, company, ...terms, demo_request_id: request.id }, ctx.request.language);
  return { notes: { link: 'sent' } };
};
