import { isRole, type Role } from '@nestling/rules/roles.ts';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import type { Ctx } from '../../../kernel/call/context.ts';
import { message } from '../../../kernel/call/message.ts';
import { User } from '../../../model/user/entity.ts';
import { addresseeOf, mailerOf } from '../../../outbox/mailer.ts';
import { sendRecoveryCodeUsed } from '../account-emails.ts';
import { activePerson } from '../acting.ts';
import { countWrong, forgive, lockedUntil, oneAtATime, secondStepTargets, type Targets } from '../attempts.ts';
import { locked, notSignedIn } from '../signed-in.ts';
import { letIn, type Wanted } from './admit.ts';
import { countWrongAnswer, endChallenge, waitingChallenge } from './challenge.ts';
import { relyingParty, signedBy } from './passkeys.ts';
import { makeRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts';
import { factorsOf } from './required.ts';
import { takeAppCode } from './totp.ts';

const targetShape = z.object({ kind: z.enum(['sign-in name', 'second step', 'sign-in address']), key: z.string() });
/** What `admit` has settled, as it comes back from the database. */
const wantedShape: z.ZodType<Wanted, unknown> = z.object({
  device: z.record(z.string(), z.string()),
  remember: z.boolean(),
  lastsMs: z.number().exactOptional(),
  forgive: z.tuple([targetShape, targetShape]).exactOptional(),
  reason: z.string().exactOptional(),
});

interface Waiting {
  readonly id: number;
  readonly role: Role;
  readonly nonce: string | null;
  readonly wanted: Wanted;
  readonly targets: Targets;
}

/** The sign-in that waits under a token, if its person may still come in; guesses at one person wait for each other. */
const waiting = async (ctx: Ctx, token: string): Promise<Waiting | null> => {
  const begun = await waitingChallenge(ctx, 'second step', token);
  if (!begun || begun.user_id === null) return null;
  const person = await activePerson(ctx, begun.user_id);
  if (!person || !isRole(person.role)) return null;
  const targets = secondStepTargets(ctx, begun.user_id);
  await oneAtATime(ctx, targets);
  const wanted = wantedShape.parse(begun.details);
  return { id: begun.user_id, role: person.role, nonce: begun.nonce, wanted, targets };
};

const wrong = async (ctx: Ctx, token: string, targets: Targets, sentence = message('auth.wrongStep')) => {
  await countWrongAnswer(ctx, token);
  await countWrong(ctx, targets);
  return notSignedIn(ctx, sentence);
};

/** Tells the owner that a code for a lost phone was used: somebody may have found the paper. */
const notifyOfRecovery = async (ctx: Ctx, id: number, left: number): Promise<void> => {
  const person = await addresseeOf(ctx, id);
  await sendRecoveryCodeUsed(await mailerOf(ctx), person, left);
};

interface ByCode {
  readonly challenge: string;
  readonly code: string;
}

/**
 * Finishes a sign-in by a code of the authenticator app or a recovery code. Wrong ones are counted at the sign-in and
 * at the person, in this very transaction. The first code of an app that is set up on the way in also makes the
 * recovery codes, which are answered this once.
 */
export const finishLogin = async (ctx: Ctx, { challenge, code }: ByCode) => {
  const found = await waiting(ctx, challenge);
  if (!found) return notSignedIn(ctx, message('auth.stepOver'));
  const { id, targets, wanted } = found;
  const until = await lockedUntil(ctx, targets);
  if (until) return locked(ctx, until);
  const digits = code.replace(/[\s-]/g, '');
  const { app, passkeys, required } = await factorsOf(ctx, id, found.role);
  const setsUp = !app && passkeys === 0 && required;
  const left = setsUp || /^\d{6}$/.test(digits) ? null : await takeRecoveryCode(ctx, id, code);
  if (left === null && !(await takeAppCode(ctx, id, digits, !setsUp))) return wrong(ctx, challenge, targets);
  await endChallenge(ctx, challenge);
  await forgive(ctx, targets);
  if (left !== null) await notifyOfRecovery(ctx, id, left);
  const reason = setsUp ? 'app set up' : left === null ? 'by app code' : 'by recovery code';
  const answer = await letIn(ctx, found, { ...wanted, reason });
  if (!setsUp) return answer;
  ctx.audit({ entity: User, id, after: { second_step: 'app' } });
  return { ...answer, values: { ...answer.values, recovery_codes: await makeRecoveryCodes(ctx, id) } };
};

interface ByPasskey {
  readonly challenge: string;
  readonly response: AuthenticationResponseJSON;
}

/** Finishes a sign-in by a passkey of the person who began it. */
export const finishLoginByPasskey = async (ctx: Ctx, { challenge, response }: ByPasskey) => {
  const found = await waiting(ctx, challenge);
  const host = relyingParty(ctx);
  if (!found?.nonce || !host) return notSignedIn(ctx, message('auth.stepOver'));
  const until = await lockedUntil(ctx, found.targets);
  if (until) return locked(ctx, until);
  const signer = await signedBy(ctx, host, found.nonce, response);
  if (signer?.user !== found.id) return wrong(ctx, challenge, found.targets, message('auth.wrongPasskey'));
  await endChallenge(ctx, challenge);
  await forgive(ctx, found.targets);
  return letIn(ctx, found, { ...found.wanted, reason: 'by passkey' });
};
