import { Button } from '@mantine/core';
import { remindForm } from '@nestling/contract/operations/forms.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { DataTable } from '@nestling/kit/DataTable.tsx';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { momentFigures } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconBell, IconRefresh } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { href } from '../../../addresses.ts';
import { reminderWords } from '../../../shell/reminders/words.ts';
import { useMay } from '../../permissions/use-may.ts';
import type { FormRecord } from '../form-record.ts';
import { FormRecipientsDocument, type FormRecipientsQuery } from '../forms.graphql.ts';
import { formWords } from '../words.ts';
import { AskAgain } from './AskAgain.tsx';
import classes from './forms.module.css';
import { StateBadge } from './state.tsx';

type Asked = FormRecipientsQuery['getFormRecipients'][number];
const owes = ({ state }: Asked): boolean => state === 'new' || state === 'change_requested';

/** Who was asked, who has answered, and a reminder for those who have not. */
export const Recipients = ({ form }: { form: FormRecord }) => {
  const t = useWords(formWords);
  const d = useWords(reminderWords);
  const { language } = useSpeech();
  const edits = useMay()('edit_forms');
  const { data } = useAsk(FormRecipientsDocument, { form_id: form.id });
  const remind = useAction(remindForm);
  const [asking, setAsking] = useState(false);
  if (!data) return null;
  const rows = data.getFormRecipients;
  const owed = rows.filter(owes).length;
  const reminds = edits && form.active && !form.archive;
  if (rows.length === 0)
    return (
      <EmptyState
        picture={<PaperPicture />}
        title={t('sharedNobody')}
        actions={
          edits ? (
            <Button component={Link} to={href('forms.one.share', { formId: form.id })}>
              {t('share')}
            </Button>
          ) : undefined
        }
      >
        {t('sharedNobodyText')}
      </EmptyState>
    );
  return (
    <Stack gap="s">
      <Row justify="between">
        <div>
          <h2 className={classes.title}>{t('recipients')}</h2>
          <p className={classes.quiet}>
            {owed > 0 ? t('owed', { count: owed }) : t('allAnswered')}
            {form.asked_at
              ? ` · ${t('askedAgainOn', { date: momentFigures(form.asked_at, language, form.location?.timezone?.value) })}`
              : ''}
          </p>
        </div>
        {reminds ? (
          <Row gap="s">
            {rows.length > owed ? (
              <Button variant="default" leftSection={<IconRefresh size={18} />} onClick={() => setAsking(true)}>
                {t('askAgain')}
              </Button>
            ) : null}
            {owed > 0 ? (
              <Button
                variant="default"
                leftSection={<IconBell size={18} />}
                loading={remind.busy}
                onClick={() => void remind.run({ form_id: form.id })}
              >
                {t('remindAll')}
              </Button>
            ) : null}
          </Row>
        ) : null}
        {asking ? <AskAgain form={form.id} onClose={() => setAsking(false)} /> : null}
      </Row>
      <DataTable
        label={t('recipients')}
        rows={rows}
        columns={[
          {
            key: 'name',
            head: t('for'),
            cell: ({ student, user, entry_id }) => {
              const name = student?.full_name ?? user?.full_name ?? '';
              return entry_id ? (
                <Link to={href('forms.entry.staff', { formId: form.id, entryId: entry_id })}>{name}</Link>
              ) : (
                name
              );
            },
          },
          { key: 'guardians', head: t('guardians'), cell: ({ guardians }) => guardians.join(', '), wide: true },
          { key: 'state', head: t('state'), cell: ({ state }) => <StateBadge state={state} /> },
          {
            key: 'sent',
            head: t('sent'),
            cell: ({ submitted_at }) =>
              submitted_at ? momentFigures(submitted_at, language, form.location?.timezone?.value) : '',
          },
          {
            key: 'reminded',
            head: d('reminded'),
            cell: (row) =>
              owes(row) && row.reminded_at
                ? momentFigures(row.reminded_at, language, form.location?.timezone?.value)
                : '',
          },
        ]}
        keyOf={({ student, user }) => `${student?.id ?? ''} ${user?.id ?? ''}`}
        nameOf={({ student, user }) => student?.full_name ?? user?.full_name ?? ''}
        menuOf={(row) =>
          reminds && owes(row)
            ? [
                {
                  key: 'remind',
                  label: t('remind'),
                  icon: <IconBell size={18} />,
                  onPick: () =>
                    void remind.run({
                      form_id: form.id,
                      students: row.student ? [row.student.id] : null,
                      users: row.user ? [row.user.id] : null,
                    }),
                },
              ]
            : []
        }
      />
    </Stack>
  );
};
