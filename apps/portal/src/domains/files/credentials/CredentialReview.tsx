import { Button, Textarea } from '@mantine/core';
import {
  approveStaffCredential,
  deleteStaffCredential,
  rejectStaffCredential,
} from '@nestling/contract/operations/files.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { useDeletion } from '@nestling/kit/deletion.tsx';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { useOpening } from '@nestling/kit/opening.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { dateWords } from '@nestling/ui/format/when.ts';
import { useSpeech } from '@nestling/ui/words.ts';
import { IconDownload, IconPencil, IconTrash } from '@tabler/icons-react';
import { usePerson } from '../../../session/session.ts';
import { useMay } from '../../permissions/use-may.ts';
import { type CredentialRowFragment as Credential, OpenCredentialDocument } from './credentials.graphql.ts';
import { hoursOf, useCredentialWords } from './kinds.ts';

const looks = { waiting: 'wait', approved: 'good', rejected: 'bad' } as const;
const stateOf = (status: string): keyof typeof looks =>
  status === 'approved' || status === 'rejected' ? status : 'waiting';

/** How one that was handed in stands. */
export const CredentialBadge = ({ one: { status } }: { one: Credential }) => {
  const { t } = useCredentialWords();
  const state = stateOf(status);
  return <Badge kind={looks[state]}>{t(state)}</Badge>;
};

/** One credential: opened, approved or sent back by somebody else, changed or deleted. */
export const CredentialReview = ({
  one,
  onEdit,
  onClose,
}: {
  one: Credential;
  onEdit: () => void;
  onClose: () => void;
}) => {
  const { t, kindName } = useCredentialWords();
  const { language } = useSpeech();
  const may = useMay();
  const { role } = usePerson();
  const show = useOpening(OpenCredentialDocument, (data) => data.openStaffCredential?.url);
  const approve = useAction(approveStaffCredential);
  const { ask, question } = useDeletion(deleteStaffCredential);
  const { id, name, kind, status, issued_on, expires_on, minutes, note, review_note, path, mine } = one;
  const office = may('manage_team') && (!mine || role === 'admin');
  const changes = office || (mine && status !== 'approved');
  const day = (at: string) => dateWords(at, language);
  return (
    <SidePanel title={`${name} · ${one.user?.full_name ?? ''}`} onClose={onClose}>
      <Stack gap="s">
        <Row>
          <CredentialBadge one={one} />
        </Row>
        <p>
          {[
            kindName(kind),
            `${t('issued')} ${day(issued_on)}`,
            expires_on && `${t('expires')} ${day(expires_on)}`,
            minutes && t('hoursHave', { have: hoursOf(minutes) }),
            one.approved_by && t('by', { name: one.approved_by.full_name }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {note ? <p>{note}</p> : null}
        {review_note ? <p role="note">{review_note}</p> : null}
        {mine && may('manage_team') && !office && status !== 'approved' ? <p>{t('ownWaits')}</p> : null}
        <Row>
          {path ? (
            <Button variant="default" leftSection={<IconDownload size={18} />} onClick={() => void show.open({ id })}>
              {t('open')}
            </Button>
          ) : null}
          {changes ? (
            <Button variant="default" leftSection={<IconPencil size={18} />} onClick={onEdit}>
              {t('edit')}
            </Button>
          ) : null}
          {changes ? (
            <Button
              variant="subtle"
              color="red"
              leftSection={<IconTrash size={18} />}
              onClick={() => ask({ id, name })}
            >
              {t('remove')}
            </Button>
          ) : null}
        </Row>
        {office && status !== 'approved' ? (
          <Button loading={approve.busy} onClick={() => void approve.run({ id, seen: one.updated_at })}>
            {t('approve')}
          </Button>
        ) : null}
        {office && status === 'waiting' ? <Reject id={id} /> : null}
      </Stack>
      {question}
    </SidePanel>
  );
};

const Reject = ({ id }: { id: string }) => {
  const { t } = useCredentialWords();
  const form = useCallForm({
    call: rejectStaffCredential,
    fixed: { id },
    values: { note: '' },
    needs: () => ['note'],
    onSaved: () => {},
  });
  return (
    <FormBody
      form={form}
      actions={
        <Button type="submit" variant="default" loading={form.busy}>
          {t('reject')}
        </Button>
      }
    >
      <Textarea autosize {...form.field('note', t('why'))} />
    </FormBody>
  );
};
