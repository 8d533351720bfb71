import { Button } from '@mantine/core';
import { sendMultipleUserInvite } from '@nestling/contract/operations/users.gen.ts';
import { askOnce } from '@nestling/kit/ask-once.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconMail } from '@tabler/icons-react';
import { useClient } from 'urql';
import { useChunks } from '../../students/family/use-chunks.ts';
import { InvitesWaitingDocument } from '../merge.graphql.ts';
import { peopleWords } from '../words.ts';

/** Invites everybody of a location once more who was invited and has not come, and tells how far it is. */
const InviteAll = ({ location, total }: { location: string | null; total: number }) => {
  const t = useWords(peopleWords);
  const client = useClient();
  const { run, busy, done } = useChunks(sendMultipleUserInvite);
  const go = async () => {
    const ids: string[] = [];
    for (let page = 1, last = 1; page <= last; page += 1) {
      const { data } = await askOnce(client, InvitesWaitingDocument, { location, first: 200, page });
      ids.push(...(data?.users.data ?? []).map(({ id }) => id));
      last = data?.users.lastPage ?? 0;
    }
    if (ids.length > 0) await run(ids, (users) => ({ users, type: 'email' }));
  };
  return (
    <Button variant="default" leftSection={<IconMail size={18} />} disabled={busy} onClick={() => void go()}>
      {busy ? t('inviting', { done, count: total }) : t('inviteAll', { count: total })}
    </Button>
  );
};

export default InviteAll;
