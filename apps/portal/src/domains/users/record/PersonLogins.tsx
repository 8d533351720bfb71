import { Button } from '@mantine/core';
import { useAction } from '@nestling/kit/action.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useQuery } from 'urql';
import { Fact } from '../../students/record/Fact.tsx';
import records from '../../students/record/record.module.css';
import { useReversible } from '../../students/record/reversible.ts';
import { GiveLoginsBackDocument } from '../people.graphql.ts';
import { peopleWords } from '../words.ts';
import { PersonLoginsDocument, SetPersonLoginsDocument } from './person.graphql.ts';

/** How many cameras a contact may open a day, and how today stands. */
export const PersonLogins = ({ id }: { id: string }) => {
  const t = useWords(peopleWords);
  const [{ data }] = useQuery({ query: PersonLoginsDocument, variables: { id } });
  const { send } = useReversible(SetPersonLoginsDocument);
  const giveBack = useAction(GiveLoginsBackDocument);
  const told = data?.getUserSettingData;
  if (!told) return null;
  const { max_daily_logins: limit, used_today: used, most_today: most } = told;
  return (
    <div className={records.facts}>
      <dl>
        <Fact label={t('used')} value={most === null ? t('noLimit', { used }) : t('usedOf', { used, most })} />
        <Fact
          label={t('limit')}
          value={limit === null ? null : String(limit)}
          onSave={(value) =>
            void (
              /^\d{1,4}$/.test(value) &&
              send({ id, max_logins: Number(value) }, limit === null ? null : { id, max_logins: limit }, {
                title: t('saved', { label: t('limit') }),
              })
            )
          }
        />
      </dl>
      <div>
        <Button variant="default" loading={giveBack.busy} onClick={() => void giveBack.run({ id })}>
          {t('resetLogins')}
        </Button>
      </div>
    </div>
  );
};
