import { dropDraft, keepDraft, keptDraft } from '@nestling/kit/draft.ts';

/** What the tab knows of a sign-up until it is paid for. */
const NAME = 'customer';

interface SignUp {
  /** The sealed handle of this sign-up. */
  readonly handle: string;
  /** The plan that was chosen. */
  readonly plan: string;
  /** What was told, for whoever goes back to change it. */
  readonly told: Readonly<Record<string, unknown>>;
}

/** The sign-up this tab has begun; null where there is none. */
export const keptSignUp = (): SignUp | null => {
  const kept = keptDraft(NAME);
  return typeof kept?.handle === 'string' && typeof kept.plan === 'string'
    ? { handle: kept.handle, plan: kept.plan, told: { ...(kept.told ?? {}) } }
    : null;
};
export const keepSignUp = (signUp: SignUp): void => keepDraft(NAME, signUp);
export const dropSignUp = (): void => dropDraft(NAME);
