import { type CredentialKind, credentialKinds } from '@nestling/rules/credentials.ts';
import { useWords } from '@nestling/ui/words.ts';
import { credentialWords } from './words.ts';

/** A kind as people read it. */
export const useCredentialWords = () => {
  const t = useWords(credentialWords);
  const kindName = (kind: string): string => {
    const known: CredentialKind | undefined = credentialKinds.find((one) => one === kind);
    return known ? t(known) : kind;
  };
  return { t, kindName };
};

/** Hours as people say them: 7.5 of 450 minutes. */
export const hoursOf = (minutes: number): string => String(Math.round(minutes / 6) / 10);
