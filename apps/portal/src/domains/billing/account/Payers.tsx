import { Button } from '@mantine/core';
import { removeStudentPayer } from '@nestling/contract/operations/billing.gen.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { useDeletion } from '@nestling/kit/deletion.tsx';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { deleteItem, editItem } from '@nestling/kit/menu-items.tsx';
import { money } from '@nestling/ui/format/money.ts';
import { dateFigures } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { Person } from '@nestling/ui/person/Person.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '../../permissions/use-may.ts';
import billing from '../parts/billing.module.css';
import { Money } from '../parts/Money.tsx';
import { PayerDialog } from './PayerDialog.tsx';
import { type Account, useAccountRecord } from './use-account.ts';
import { accountWords } from './words.ts';

type Payer = Account['payers'][number];

/** Who pays for a student: guardians with their share from day to day, and agencies. */
const Payers = () => {
  const account = useAccountRecord();
  const t = useWords(accountWords);
  const { language } = useSpeech();
  const may = useMay()('manage_billing');
  const [open, setOpen] = useState<Payer | 'new' | null>(null);
  const removal = useDeletion(removeStudentPayer);
  const columns: Column<Payer>[] = [
    {
      key: 'payer',
      head: t('payer'),
      main: true,
      cell: ({ user_id, name, user }) => <Person id={user_id} name={name ?? ''} image={user?.avatar} size={32} />,
    },
    {
      key: 'share',
      head: t('percent'),
      cell: ({ percent, amount, category }) => (
        <span>
          {amount === null ? `${percent ?? 100}%` : money(amount)}
          {category ? <span className={billing.small}>{category.name}</span> : null}
        </span>
      ),
    },
    { key: 'from', head: t('starts'), wide: true, cell: ({ start_date }) => dateFigures(start_date, language) },
    {
      key: 'until',
      head: t('ends'),
      wide: true,
      cell: ({ end_date }) => (end_date ? dateFigures(end_date, language) : null),
    },
    {
      key: 'card',
      head: t('card', { brand: '', last4: '' }).trim() || t('noMethod'),
      wide: true,
      cell: ({ user_id }) => {
        const card = account.methods.find((one) => one.user_id === user_id);
        return card ? t('card', { brand: card.brand, last4: card.last4 }) : t('noMethod');
      },
    },
    { key: 'owes', head: t('owed'), end: true, cell: ({ balance }) => <Money cents={balance} look="strong" /> },
  ];
  const add = may ? (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setOpen('new')}>
      {t('addPayer')}
    </Button>
  ) : null;
  return (
    <Stack>
      {account.payers.length === 0 ? (
        <EmptyState picture={<BlocksPicture />} title={t('noPayers')} actions={add}>
          {t('noPayersText')}
        </EmptyState>
      ) : (
        <>
          <Row justify="end">{add}</Row>
          <DataTable
            label={t('payers')}
            rows={account.payers}
            columns={columns}
            keyOf={({ id }) => id}
            nameOf={({ name }) => name ?? ''}
            menuOf={
              may
                ? (payer) => [
                    editItem(t('change'), () => setOpen(payer)),
                    deleteItem(t('endShare'), () => removal.ask({ id: payer.id, name: payer.name ?? '' })),
                  ]
                : undefined
            }
          />
        </>
      )}
      {open ? (
        <PayerDialog account={account} payer={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      ) : null}
      {removal.question}
    </Stack>
  );
};

export default Payers;
