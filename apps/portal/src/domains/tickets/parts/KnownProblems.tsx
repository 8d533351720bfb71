import { Button, Textarea } from '@mantine/core';
import { endKnownProblem, tellKnownProblem } from '@nestling/contract/operations/tickets.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { deskWords } from '../desk-words.ts';
import { KnownProblemsDocument } from '../known.graphql.ts';
import classes from './ticket.module.css';

/** What is known to be broken: told to whoever is about to report it, and taken back once it is over. */
export const KnownProblems = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(deskWords);
  const { data } = useAsk(KnownProblemsDocument, {});
  const end = useAction(endKnownProblem);
  const [told, setTold] = useState(0);
  return (
    <SidePanel title={t('known')} onClose={onClose}>
      <Stack gap="l">
        <ul className={classes.lines}>
          {(data?.knownProblems ?? []).map(({ id, text }) => (
            <li key={id}>
              <Row>
                <span className={classes.grow}>{text}</span>
                <Button
                  variant="default"
                  loading={end.busy}
                  aria-label={`${t('knownOver')}: ${text}`}
                  onClick={() => void end.run({ id })}
                >
                  {t('knownOver')}
                </Button>
              </Row>
            </li>
          ))}
        </ul>
        <TellForm key={told} onSaved={() => setTold(told + 1)} />
      </Stack>
    </SidePanel>
  );
};

const TellForm = ({ onSaved }: { onSaved: () => void }) => {
  const t = useWords(deskWords);
  const form = useCallForm({
    call: tellKnownProblem,
    name: 'known-problem',
    values: { text_en: '', text_es: '' },
    onSaved,
  });
  const { field } = form;
  return (
    <FormBody
      form={form}
      actions={
        <Button type="submit" variant="default" loading={form.busy}>
          {t('tellKnown')}
        </Button>
      }
    >
      <Textarea autosize minRows={2} {...field('text_en', t('answerEn'), t('knownHelp'))} />
      <Textarea autosize minRows={2} {...field('text_es', t('answerEs'))} />
    </FormBody>
  );
};
