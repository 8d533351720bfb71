import { Button } from '@mantine/core';
import { removeAgencyStudent } from '@nestling/contract/operations/billing.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { ListBody } from '@nestling/kit/ListBody.tsx';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { deleteItem, editItem } from '@nestling/kit/menu-items.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { dateFigures } from '@nestling/ui/format/when.ts';
import { ConfirmDelete } from '@nestling/ui/overlay/ConfirmDelete.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { Person } from '@nestling/ui/person/Person.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { href } from '../../../addresses.ts';
import { usePerson } from '../../../session/session.ts';
import { useMay } from '../../permissions/use-may.ts';
import classes from '../parts/billing.module.css';
import { Money } from '../parts/Money.tsx';
import type { SubsidyRow } from '../rows.ts';
import { AgencyStudentsDocument } from './agency.graphql.ts';
import { SubsidyDialog } from './SubsidyDialog.tsx';
import { useShareWord } from './share-word.ts';
import { useAgencyRecord } from './use-agency.ts';
import { agencyWords } from './words.ts';

/** The students an agency pays for: its share, what was approved, and how much of that was attended. */
const AgencyStudents = () => {
  const { agency } = useAgencyRecord();
  const t = useWords(agencyWords);
  const { language } = useSpeech();
  const share = useShareWord();
  const { role } = usePerson();
  const may = useMay()('manage_billing');
  const [open, setOpen] = useState<SubsidyRow | 'new' | null>(null);
  const [leaving, setLeaving] = useState<SubsidyRow | null>(null);
  const remove = useAction(removeAgencyStudent);
  const { data, error, again } = useAsk(AgencyStudentsDocument, { agency: agency.id });
  const rows = data?.getAgencyStudents;
  const columns: Column<SubsidyRow>[] = [
    {
      key: 'student',
      head: t('student'),
      main: true,
      cell: ({ student_id, student }) => (
        <Person
          id={student_id}
          name={student?.full_name ?? ''}
          image={student?.image}
          detail={student?.program?.name}
        />
      ),
    },
    {
      key: 'share',
      head: t('share'),
      cell: (row) => (
        <span>
          <Money cents={row.amount} look="strong" />
          <span className={classes.small}>{share(row.period)}</span>
        </span>
      ),
    },
    {
      key: 'copay',
      head: t('copay'),
      end: true,
      wide: true,
      cell: ({ copay }) => (copay === null ? null : <Money cents={copay} />),
    },
    {
      key: 'attended',
      head: t('attendedDays'),
      wide: true,
      cell: ({ attended, units }) => (units === null ? attended : t('attended', { attended: attended ?? 0, units })),
    },
    {
      key: 'billed',
      head: t('billedDays'),
      wide: true,
      cell: ({ billed, paid }) => t('billedAndPaid', { billed: billed ?? 0, paid: paid ?? 0 }),
    },
    { key: 'authorization', head: t('authorization'), wide: true, cell: (row) => row.authorization_number },
    { key: 'starts', head: t('starts'), cell: ({ start_date }) => dateFigures(start_date, language) },
    {
      key: 'ends',
      head: t('ends'),
      cell: ({ end_date, days_left }) => (
        <span>
          {end_date ? dateFigures(end_date, language) : null}
          {days_left === null ? null : (
            <Badge kind="wait">{days_left === 0 ? t('lastDay') : t('leftDays', { count: days_left })}</Badge>
          )}
        </span>
      ),
    },
  ];
  const add = may ? (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setOpen('new')}>
      {t('addStudent')}
    </Button>
  ) : null;
  return (
    <Stack>
      {rows && rows.length > 0 ? <Row justify="end">{add}</Row> : null}
      <ListBody
        count={rows?.length}
        error={error}
        onRetry={again}
        empty={
          <EmptyState picture={<BlocksPicture />} title={t('noStudents')} actions={add}>
            {t('noStudentsText')}
          </EmptyState>
        }
      >
        <DataTable
          label={t('students')}
          rows={rows ?? []}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={({ student }) => student?.full_name ?? ''}
          hrefOf={({ student_id }) => href('billing.account.open', { studentId: student_id })}
          menuOf={
            may
              ? (row) => [
                  ...(allows(role, 'admin') ? [editItem(t('change'), () => setOpen(row))] : []),
                  deleteItem(t('remove'), () => setLeaving(row)),
                ]
              : undefined
          }
        />
      </ListBody>
      {may && open ? (
        <SubsidyDialog agency={agency} subsidy={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      ) : null}
      {may && leaving ? (
        <ConfirmDelete
          onCancel={() => setLeaving(null)}
          onDelete={async () => {
            await remove.run({ agency_id: agency.id, student_id: leaving.student_id });
            setLeaving(null);
          }}
        >
          <b>{leaving.student?.full_name}</b>
        </ConfirmDelete>
      ) : null}
    </Stack>
  );
};

export default AgencyStudents;
