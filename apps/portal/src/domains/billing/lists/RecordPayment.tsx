import { PersonPicker } from '@nestling/kit/field/PersonPicker.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useNavigate } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { useFindPeople } from '../../../shell/find-people.ts';
import { useMay } from '../../permissions/use-may.ts';
import { listWords } from './words.ts';

const kinds = ['student'] as const;

/** The account of a child with the form of a payment open. */
export const recordAt = (student: string): string =>
  `${href('billing.account.open', { studentId: student })}?act=payment`;

/** Asks whose payment it is, and leads to that account with its form open. */
export const RecordPayment = () => {
  const t = useWords(listWords);
  const may = useMay()('manage_billing');
  const find = useFindPeople(kinds);
  const navigate = useNavigate();
  if (!may) return null;
  return (
    <PersonPicker
      aria-label={t('record')}
      placeholder={t('recordFor')}
      find={find}
      value={null}
      onChange={(chosen) => chosen && void navigate({ to: recordAt(chosen.id) })}
    />
  );
};
