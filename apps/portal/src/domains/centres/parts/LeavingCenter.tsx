import { Button, TextInput } from '@mantine/core';
import { deleteAwsCenter, deleteAwsCenterDatabase } from '@nestling/contract/operations/centres.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { Section } from '@nestling/kit/Section.tsx';
import { KEPT_DAYS } from '@nestling/rules/center-leaving.ts';
import { momentFigures } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { backupWords } from '../backup-words.ts';
import type { CenterDatabaseLineFragment } from '../backups.graphql.ts';

type Leaving = Pick<CenterDatabaseLineFragment, 'id' | 'name' | 'out_of_service_at' | 'erasing_at'>;

const DAY_MS = 86_400_000;

/** How a center leaves: out of service, and after thirty days erased. */
export const LeavingCenter = ({ center, onChanged }: { center: Leaving; onChanged: () => void }) => {
  const t = useWords(backupWords);
  const { language } = useSpeech();
  const [asking, setAsking] = useState(false);
  const { out_of_service_at: out, erasing_at } = center;
  const until = out ? new Date(Date.parse(out) + KEPT_DAYS * DAY_MS) : null;
  const over = until !== null && until.getTime() <= Date.now();
  const close = () => setAsking(false);
  const done = () => {
    close();
    onChanged();
  };
  const Ask = out ? EraseCenter : TakeOut;
  return (
    <Section title={t('leaving')} help={t('leavingHelp')}>
      {erasing_at ? <p>{t('erasing', { date: momentFigures(erasing_at, language) })}</p> : null}
      {out && until && !erasing_at ? (
        <p>
          {t('outSince', { date: momentFigures(out, language), until: momentFigures(until.toISOString(), language) })}
        </p>
      ) : null}
      {erasing_at || (out && !over) ? null : (
        <div>
          <Button variant="outline" color="red" onClick={() => setAsking(true)}>
            {t(out ? 'erase' : 'takeOut')}
          </Button>
        </div>
      )}
      {asking ? <Ask center={center} onClose={close} onDone={done} /> : null}
    </Section>
  );
};

type Asked = { readonly center: Leaving; readonly onClose: () => void; readonly onDone: () => void };

const TakeOut = ({ center: { id, name }, onClose, onDone }: Asked) => {
  const t = useWords(backupWords);
  const form = useCallForm({ call: deleteAwsCenter, fixed: { id }, values: {}, onSaved: onDone });
  return (
    <FormDialog
      form={form}
      title={t('takeOut')}
      says={t('takeOutText', { name })}
      submit={t('takeOut')}
      danger
      onClose={onClose}
    >
      {null}
    </FormDialog>
  );
};

const EraseCenter = ({ center: { id, name }, onClose, onDone }: Asked) => {
  const t = useWords(backupWords);
  const form = useCallForm({
    call: deleteAwsCenterDatabase,
    fixed: { id },
    values: { confirm: '' },
    onSaved: onDone,
  });
  return (
    <FormDialog
      form={form}
      title={t('erase')}
      says={t('eraseText', { name })}
      submit={t('erase')}
      danger
      onClose={onClose}
    >
      <TextInput autoComplete="off" {...form.field('confirm', t('eraseConfirm', { name }))} />
    </FormDialog>
  );
};
