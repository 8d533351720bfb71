import { intend } from '@nestling/kit/intention.ts';
import { useEffect, useState } from 'react';
import { askAsGuest } from '../../../graphql/guest.ts';
import { sentenceOf } from '../../../graphql/post.ts';
import type { Values } from '../document.ts';
import { SendEntryDocument } from '../fill.graphql.ts';
import { PublicFormDocument, type PublicFormQuery } from '../public.graphql.ts';
import { heldAgainst } from './held.ts';
import type { Problems } from './use-filling.ts';

/** What a public link opens. */
export type OpenForm = NonNullable<PublicFormQuery['getPublicWebForm']>;

/** A link on its way: not answered yet, refused in the server's words (null: not reached), or what it opens (null: nothing). */
type Opened =
  | { readonly kind: 'asked' }
  | { readonly kind: 'failed'; readonly message: string | null }
  | { readonly kind: 'answered'; readonly form: OpenForm | null };

/** Asks what a public link opens, and again when told to. */
export const usePublicForm = (link: string): { readonly opened: Opened; readonly again: () => void } => {
  const [opened, setOpened] = useState<Opened>({ kind: 'asked' });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    let gone = false;
    setOpened({ kind: 'asked' });
    askAsGuest(PublicFormDocument, { form_id: link }).then(
      ({ getPublicWebForm: form }) => gone || setOpened({ kind: 'answered', form: form ?? null }),
      (error: unknown) => gone || setOpened({ kind: 'failed', message: sentenceOf(error) }),
    );
    return () => {
      gone = true;
    };
  }, [link, round]);
  return { opened, again: () => setRound(round + 1) };
};

/** How a sending ended: taken, held against answers by block, or refused in the server's words (null: it was not reached). */
export type Ended =
  | { readonly kind: 'sent' }
  | { readonly kind: 'held'; readonly problems: Problems }
  | { readonly kind: 'refused'; readonly message: string | null };

/** Hands answers in through a public link. What got no answer is sent again under the same operation, so that it counts once. */
export const useHandIn = (form: OpenForm) => {
  const [busy, setBusy] = useState(false);
  const handIn = async (values: Values, consent: boolean): Promise<Ended> => {
    const given = { form_id: form.id, values, version: form.version, consent };
    const intention = intend('SendEntry', given);
    setBusy(true);
    try {
      const { submitWebFormEntry: said } = await askAsGuest(SendEntryDocument, {
        ...given,
        operation_id: intention.id,
      });
      intention.settle();
      if (said?.status === 'Success') return { kind: 'sent' };
      const problems = heldAgainst(said?.errors ?? []);
      return problems ? { kind: 'held', problems } : { kind: 'refused', message: said?.message ?? null };
    } catch (error) {
      const message = sentenceOf(error);
      if (message !== null) intention.settle();
      return { kind: 'refused', message };
    } finally {
      setBusy(false);
    }
  };
  return { handIn, busy };
};
