import { askOnce } from '@nestling/kit/ask-once.ts';
import { allows } from '@nestling/rules/roles.ts';
import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import { usePerson } from '../../../session/session.ts';
import { OneEntryDocument } from '../entries.graphql.ts';
import { FormsOfContactDocument, OwnDraftsDocument } from '../fill.graphql.ts';
import type { OpenDraft } from './FillNew.tsx';

type Own = { readonly state: 'asking' } | { readonly state: 'known'; readonly draft: OpenDraft | null };

/**
 * The draft the caller has of a form for a child; asked once, since filling in goes on from it and changes it.
 * @param round another number asks anew
 */
export const useOwnDraft = (form: string, student: string | null, round: number): Own => {
  const client = useClient();
  const { id: me, role } = usePerson();
  const [own, setOwn] = useState<Own>({ state: 'asking' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks the same again
  useEffect(() => {
    let over = false;
    setOwn({ state: 'asking' });
    const draftId = async (): Promise<string | null> => {
      if (allows(role, 'teacher')) {
        const { data } = await askOnce(client, OwnDraftsDocument, { form_id: form });
        return data?.getFormEntries.data.find((one) => (one.student?.id ?? null) === student)?.id ?? null;
      }
      const { data } = await askOnce(client, FormsOfContactDocument, { id: me });
      const asked = data?.getUserSharedForm.find(
        (one) => one.form?.id === form && (one.student?.id ?? null) === student && one.state === 'draft',
      );
      return asked?.entry?.id ?? null;
    };
    const find = async () => {
      const id = await draftId();
      const { data } = id ? await askOnce(client, OneEntryDocument, { id }) : { data: undefined };
      if (!over) setOwn({ state: 'known', draft: data?.getFormEntry ?? null });
    };
    void find();
    return () => {
      over = true;
    };
  }, [client, form, student, me, role, round]);
  return own;
};
