import { Button } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { DataTable } from '@nestling/kit/DataTable.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { Screen } from '@nestling/kit/Screen.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { momentFigures } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { usePerson } from '../../../session/session.ts';
import { useHere } from '../../../shell/here.ts';
import { askedOf } from '../asked.ts';
import { FormEntriesDocument } from '../entries.graphql.ts';
import { FormsOfContactDocument } from '../fill.graphql.ts';
import { useGivenBy } from '../parts/given-by.ts';
import { OwnList } from '../parts/OwnList.tsx';
import { StateBadge } from '../parts/state.tsx';
import { formWords } from '../words.ts';

/** What was handed in of a form for one child; contacts see how their own stands. */
const EntriesOf = () => {
  const { params } = useHere();
  const { role } = usePerson();
  const [form, student] = [params.formId ?? '', params.Id ?? ''];
  return allows(role, 'teacher') ? <OfStaff form={form} student={student} /> : <Own form={form} student={student} />;
};

type Which = { readonly form: string; readonly student: string };

const OfStaff = ({ form, student }: Which) => {
  const t = useWords(formWords);
  const givenBy = useGivenBy();
  const { language } = useSpeech();
  const state = useListState();
  const { rows, answer } = useList(FormEntriesDocument, state, {
    rows: (data) => data.getFormEntries,
    variables: { form_id: form, student_id: student === '0' ? null : student },
  });
  const add = (
    <Button
      component={Link}
      to={href('forms.entry.edit', { Id: student, formId: form, entryId: 'new' })}
      leftSection={<IconPlus size={18} />}
    >
      {t('newEntry')}
    </Button>
  );
  return (
    <ListScreen
      state={state}
      answer={answer}
      actions={add}
      empty={
        <EmptyState picture={<PaperPicture />} title={t('nothing')} actions={add}>
          {t('nothingText')}
        </EmptyState>
      }
    >
      <DataTable
        label={t('entries')}
        rows={rows}
        columns={[
          {
            key: 'by',
            head: t('by'),
            by: ({ user }) => user?.full_name,
            cell: givenBy,
          },
          { key: 'for', head: t('for'), cell: (one) => one.student?.full_name },
          {
            key: 'sent',
            head: t('sent'),
            by: ({ submitted_at }) => submitted_at,
            cell: ({ submitted_at }) => (submitted_at ? momentFigures(submitted_at, language) : ''),
          },
          { key: 'state', head: t('state'), cell: ({ status }) => <StateBadge state={status} /> },
        ]}
        keyOf={({ id }) => id}
        nameOf={({ user, id }) => user?.full_name ?? id}
        hrefOf={({ id }) => href('forms.entry.staff', { formId: form, entryId: id })}
      />
    </ListScreen>
  );
};

const Own = ({ form, student }: Which) => {
  const t = useWords(formWords);
  const { id } = usePerson();
  const { data } = useAsk(FormsOfContactDocument, { id });
  const asked = askedOf(data?.getUserSharedForm)?.filter(
    (one) => one.form.id === form && (one.student?.id ?? '0') === student,
  );
  return (
    <Screen title={asked?.[0]?.form.name}>
      <OwnList asked={asked} empty={t('noneMineText')} />
    </Screen>
  );
};

export default EntriesOf;
