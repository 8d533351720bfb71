import { Button } from '@mantine/core';
import { deleteUserLoginLimitSetting } from '@nestling/contract/operations/students.gen.ts';
import { resetUserLogins, updateUserLogins } from '@nestling/contract/operations/users.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useMay } from '../../permissions/use-may.ts';
import { InlineEdit } from '../../students/record/InlineEdit.tsx';
import records from '../../students/record/record.module.css';
import { useReversible } from '../../students/record/reversible.ts';
import { peopleWords } from '../words.ts';
import { PersonLoginsDocument } from './person.graphql.ts';

/** How many cameras a contact may open a day, and how today stands. */
export const PersonLogins = ({ id }: { id: string }) => {
  const t = useWords(peopleWords);
  const { data } = useAsk(PersonLoginsDocument, { id });
  const { send } = useReversible(updateUserLogins);
  const giveBack = useAction(resetUserLogins);
  const raise = useAction(updateUserLogins);
  const drop = useAction(deleteUserLoginLimitSetting);
  const manages = useMay()('manage_contacts');
  const told = data?.getUserSettingData;
  if (!told) return null;
  const { max_daily_logins: limit, used_today: used, most_today: most } = told;
  return (
    <div className={records.facts}>
      <dl>
        <InlineEdit label={t('used')} value={most === null ? t('noLimit', { used }) : t('usedOf', { used, most })} />
        <InlineEdit
          label={t('limit')}
          value={limit === null ? null : String(limit)}
          limit={updateUserLogins.limits.max_logins}
          onSave={
            !manages
              ? undefined
              : (value) =>
                  send({ id, max_logins: Number(value) }, limit === null ? null : { id, max_logins: limit }, {
                    title: t('saved', { label: t('limit') }),
                  })
          }
        />
      </dl>
      <div>
        <Button variant="default" loading={giveBack.busy} onClick={() => void giveBack.run({ id })}>
          {t('resetLogins')}
        </Button>{' '}
        {most === null || !manages ? null : (
          <Button
            variant="default"
            loading={raise.busy}
            onClick={() => void raise.run({ id, max_logins: most + 1, today: true })}
          >
            {t('raiseToday')}
          </Button>
        )}{' '}
        {limit === null || !manages ? null : (
          <Button variant="subtle" loading={drop.busy} onClick={() => void drop.run({ id })}>
            {t('dropLimit')}
          </Button>
        )}
      </div>
    </div>
  );
};
