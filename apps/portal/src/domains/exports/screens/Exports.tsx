import { Button, PasswordInput } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { Pending } from '@nestling/kit/Pending.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { Section } from '@nestling/kit/Section.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { useSubscription } from 'urql';
import { CenterExportChangedDocument, CenterExportsDocument, RequestExportDocument } from '../exports.graphql.ts';
import classes from '../parts/exports.module.css';
import { OneExport } from '../parts/OneExport.tsx';
import { exportWords } from '../words.ts';

/** Everything a center has as one file: asked for, watched while it is made, and taken away. */
const Exports = () => {
  const t = useWords(exportWords);
  const [asking, setAsking] = useState(false);
  const { data, error, again } = useAsk(CenterExportsDocument, {});
  // A job makes them: how far it is comes by itself.
  useSubscription({ query: CenterExportChangedDocument }, (_, change) => {
    again();
    return change;
  });
  const exports = data?.getCenterExports;
  const busy = exports?.some(({ status }) => status === 'waiting' || status === 'running') ?? true;
  return (
    <Screen>
      <Stack gap="l">
        <Section
          title={t('everything')}
          help={t('everythingHelp')}
          action={
            <Button disabled={busy} onClick={() => setAsking(true)}>
              {t('start')}
            </Button>
          }
        >
          {exports ? null : <Pending error={error} onRetry={again} rows={3} />}
          {exports?.length === 0 ? <p>{t('none')}</p> : null}
          <ul className={classes.lines} aria-label={t('history')} aria-live="polite">
            {exports?.map((line) => (
              <OneExport key={line.id} line={line} onChanged={again} />
            ))}
          </ul>
        </Section>
      </Stack>
      {asking ? (
        <AskForExport
          onClose={() => setAsking(false)}
          onAsked={() => {
            setAsking(false);
            again();
          }}
        />
      ) : null}
    </Screen>
  );
};

const AskForExport = ({ onClose, onAsked }: { onClose: () => void; onAsked: () => void }) => {
  const t = useWords(exportWords);
  const form = useCallForm({
    call: RequestExportDocument,
    values: { passphrase: '' },
    secret: ['passphrase'],
    onSaved: onAsked,
  });
  return (
    <FormDialog form={form} title={t('start')} says={t('formText')} submit={t('start')} onClose={onClose}>
      <PasswordInput autoComplete="new-password" {...form.field('passphrase', t('passphrase'), t('passphraseHelp'))} />
    </FormDialog>
  );
};

export default Exports;
