import { Button, Textarea, TextInput } from '@mantine/core';
import {
  createCannedAnswer,
  deleteCannedAnswer,
  updateCannedAnswer,
} from '@nestling/contract/operations/tickets.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconMessage2, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { AnswersForTicketDocument, CannedAnswersDocument, type CannedAnswersQuery } from '../desk.graphql.ts';
import { deskWords } from '../desk-words.ts';
import { ticketWords } from '../words.ts';
import classes from './ticket.module.css';

type Answer = CannedAnswersQuery['cannedAnswers'][number];

/** What may stand in an answer, as the server fills it in. */
const FIELDS = '{name}, {number}, {subject}, {location}, {me}';

/** The answers support gives again and again: added, changed and deleted. */
export const CannedAnswers = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(deskWords);
  const own = useWords(ticketWords);
  const { data } = useAsk(CannedAnswersDocument, {});
  const [editing, setEditing] = useState<string | null>(null);
  const [added, setAdded] = useState(0);
  const remove = useAction(deleteCannedAnswer);
  return (
    <SidePanel title={t('answers')} onClose={onClose}>
      <Stack gap="l">
        <ul className={classes.lines}>
          {(data?.cannedAnswers ?? []).map((answer) => (
            <li key={answer.id}>
              {editing === answer.id ? (
                <AnswerForm answer={answer} onSaved={() => setEditing(null)} />
              ) : (
                <Row>
                  <span className={classes.grow}>{answer.name}</span>
                  <Button
                    variant="subtle"
                    aria-label={`${own('edit')}: ${answer.name}`}
                    onClick={() => setEditing(answer.id)}
                  >
                    <IconPencil size={18} />
                  </Button>
                  <Button
                    variant="subtle"
                    aria-label={own('remove', { name: answer.name })}
                    onClick={() => void remove.run({ id: answer.id })}
                  >
                    <IconTrash size={18} />
                  </Button>
                </Row>
              )}
            </li>
          ))}
        </ul>
        <AnswerForm key={added} answer={null} onSaved={() => setAdded(added + 1)} />
      </Stack>
    </SidePanel>
  );
};

const AnswerForm = ({ answer, onSaved }: { answer: Answer | null; onSaved: () => void }) => {
  const t = useWords(deskWords);
  const form = useCallForm({
    add: createCannedAnswer,
    change: updateCannedAnswer,
    record: answer,
    name: `canned-answer:${answer?.id ?? 'new'}`,
    values: { name: answer?.name ?? '', text_en: answer?.text_en ?? '', text_es: answer?.text_es ?? '' },
    onSaved,
  });
  const { field } = form;
  return (
    <FormBody
      form={form}
      actions={
        <Button type="submit" variant="default" loading={form.busy}>
          {t(answer ? 'saveAnswer' : 'addAnswer')}
        </Button>
      }
    >
      <TextInput {...field('name', t('answerName'))} />
      <Textarea autosize minRows={3} {...field('text_en', t('answerEn'), t('answerHelp', { fields: FIELDS }))} />
      <Textarea autosize minRows={3} {...field('text_es', t('answerEs'))} />
    </FormBody>
  );
};

/** Puts a canned answer into a reply, in the language of who reads it, after what stands there. */
export const InsertAnswer = ({ id, onInsert }: { id: string; onInsert: (text: string) => void }) => {
  const t = useWords(deskWords);
  const { data } = useAsk(AnswersForTicketDocument, { id });
  const answers = data?.answersForTicket ?? [];
  if (answers.length === 0) return null;
  return (
    <Menu
      align="start"
      className={classes.move}
      button={
        <>
          <IconMessage2 size={16} aria-hidden="true" />
          {t('insertAnswer')}
        </>
      }
      items={answers.map(({ id: key, name, text }) => ({ key, label: name, onPick: () => onInsert(text) }))}
    />
  );
};
