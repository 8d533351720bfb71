import { type Answers, type Block, type FormDocument, isSignature, isSigned } from '@nestling/rules/forms/blocks.ts';
import { esignConsent, esignVersion } from '@nestling/rules/forms/consent.ts';
import { sql } from 'kysely';
import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { createRow } from '../../kernel/write/write-rows.ts';
import { FormSignature } from '../../model/form/entity.ts';
import { sha256Of } from './paper.ts';
import { SEAL } from './seal-names.ts';

/** One place that was signed: the block, the name, and the lines of the pen. */
export interface Mark {
  readonly block: string;
  readonly label: string;
  readonly type: 'signature' | 'initials';
  readonly name: string;
  readonly strokes?: readonly (readonly number[])[];
}

/** The marks among answers. */
export const marksOf = ({ blocks }: FormDocument, answers: Answers): readonly Mark[] =>
  blocks.flatMap((block: Block): Mark[] => {
    const value = answers[block.id];
    if (!isSigned(block) || value === undefined) return [];
    const type = block.type === 'initials' ? 'initials' : 'signature';
    if (typeof value === 'string') return [{ block: block.id, label: block.label, type, name: value }];
    if (typeof value !== 'object' || !isSignature(value)) return [];
    return [{ block: block.id, label: block.label, type, ...value }];
  });

interface Signed {
  readonly entry: number;
  readonly form: number;
  readonly version: number;
  readonly document: FormDocument;
  readonly answers: Answers;
  readonly consent: boolean | undefined;
  /** Null where somebody has come by a public link. */
  readonly user: number | null;
  /** The digest of a file that was filled in by hand and handed in instead of answers. */
  readonly onPaper?: string;
}

interface Facts {
  readonly type: 'web' | 'printed';
  readonly paper: string | null;
  readonly full_name: string | null;
  readonly email: string | null;
  readonly since: Date | null;
  readonly client: string | null;
  readonly confirmed: Date | null;
}

/**
 * Writes down a signing with all that says who, what and when, and has the sealed PDF made of it. Of a web form without a
 * mark nothing is written. Throws where the consent is missing, or where somebody else sits there.
 */
export const signEntry = async (ctx: Ctx, signed: Signed): Promise<void> => {
  const { entry, form, version, document, answers, consent, user, onPaper } = signed;
  const marks = marksOf(document, answers);
  const { rows } = await sql<Facts>`select f.type, p.sha256 as paper, u.full_name, u.email, s.created_at as since,
      nullif(concat_ws(' ', s.device->>'client', s.device->>'os'), '') as client, s.confirmed_at as confirmed
    from form f
    join form_version v on v.form_id = f.id and v.version = ${version}
    left join form_paper p on p.id = v.paper_id
    left join app_user u on u.id = ${user}::int
    left join session s on s.id = ${ctx.who.session} and ${user}::int is not null
    where f.id = ${form}`.execute(ctx.db);
  const [facts] = rows;
  if (!facts || (marks.length === 0 && facts.type === 'web')) return;
  if (marks.length > 0) {
    if (user !== null && user !== ctx.who.user)
      throw declined(message('forms.signsOneself'), { field: 'consent', code: 'NOT_YOURS' });
    if (consent !== true) throw declined(message('forms.needConsent'), { field: 'consent', code: 'CONSENT' });
  }
  const { language, ip, userAgent } = ctx.request;
  const answered = onPaper ?? sha256Of(JSON.stringify(answers));
  const since = facts.since?.toISOString();
  const how = onPaper
    ? 'paper'
    : user === null
      ? 'link'
      : ['session', since, facts.confirmed ? 'confirmed' : '', facts.client].filter(Boolean).join(' · ');
  const { id } = await createRow(ctx, 'form_signature', {
    entry_id: entry,
    user_id: user,
    name: facts.full_name ?? marks[0]?.name ?? '',
    email: facts.email,
    method: how,
    at: ctx.now(),
    ip,
    user_agent: userAgent.slice(0, 400),
    language,
    consent: marks.length > 0 ? `${esignVersion}: ${esignConsent[language]}` : '',
    shown_sha256: sha256Of(`${facts.paper ?? ''}\n${JSON.stringify(document)}`),
    answers_sha256: answered,
    marks: JSON.stringify(marks),
  });
  ctx.audit({ entity: FormSignature, id, after: { entry, marks: marks.length, answers: answered } });
  ctx.enqueue(SEAL, { signature: id });
};
