import { Button } from '@mantine/core';
import { PersonPicker } from '@nestling/kit/field/PersonPicker.tsx';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconCash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { href } from '../../../addresses.ts';
import { useFindPeople } from '../../../shell/find-people.ts';
import { useMay } from '../../permissions/use-may.ts';
import { listWords } from './words.ts';

const kinds = ['student'] as const;

/** The account of a child with the form of a payment open. */
export const recordAt = (student: string): string =>
  `${href('billing.account.open', { studentId: student })}?act=payment`;

/** Asks whose payment it is, and leads to that account. */
export const RecordPayment = () => {
  const t = useWords(listWords);
  const may = useMay()('manage_billing');
  const find = useFindPeople(kinds);
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  if (!may) return null;
  return (
    <>
      <Button leftSection={<IconCash size={18} />} onClick={() => setOpen(true)}>
        {t('record')}
      </Button>
      {open ? (
        <Dialog label={t('record')} onClose={() => setOpen(false)}>
          <Stack>
            <h2>{t('record')}</h2>
            <PersonPicker
              label={t('student')}
              find={find}
              value={null}
              onChange={(chosen) => chosen && void navigate({ to: recordAt(chosen.id) })}
            />
          </Stack>
        </Dialog>
      ) : null}
    </>
  );
};
