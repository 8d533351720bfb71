import { Textarea } from '@mantine/core';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormPanel } from '@nestling/kit/FormPanel.tsx';
import { notify } from '@nestling/ui/notice/notices.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { readLines } from './lines.ts';
import classes from './many.module.css';
import { severalOf } from './outcome.ts';
import { CreateSeveralDocument } from './several.graphql.ts';
import { manyWords } from './words.ts';

const MOST = 200;

/** Several cameras, a line each. What could not be added stays in the field with what is wrong. */
export const SeveralPanel = ({ location, onClose }: { location: string; onClose: () => void }) => {
  const t = useWords(manyWords);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const form = useCallForm({
    call: CreateSeveralDocument,
    fixed: { location },
    values: { text: '' },
    needs: () => ['text'],
    validate: { text: (text) => (readLines(text).length > MOST ? t('tooMany') : null) },
    args: (_, { text }) => ({ cameras: readLines(text) }),
    say: () => null,
    save: async (run, { text }) => {
      const lines = readLines(text);
      setWrong([]);
      const ended = await run();
      if (!ended) return null;
      const { added, faults, message } = severalOf(lines.length, ended);
      if (added.length > 0) notify({ kind: 'done', title: t('added', { count: added.length }) });
      if (added.length === lines.length) return ended;
      const written = text.split('\n').filter((line) => line.trim() !== '');
      form.set('text', written.filter((_, row) => !added.includes(row)).join('\n'));
      setWrong(
        [...faults].map(([row, said]) => `${lines[row]?.name || t('line', { row: row + 1 })}: ${said.join(' ')}`),
      );
      return { kind: 'declined', message: '', fieldErrors: [{ field: 'text', message: message ?? t('remain') }] };
    },
    onSaved: onClose,
  });
  const count = readLines(form.values.text).length;
  return (
    <FormPanel form={form} title={t('several')} submit={t('addCount', { count: Math.max(1, count) })} onClose={onClose}>
      <Textarea
        placeholder={t('example')}
        minRows={8}
        autosize
        maxRows={16}
        spellCheck={false}
        autoComplete="off"
        {...form.field('text', t('cameras'), t('severalHelp'))}
      />
      {wrong.length > 0 ? (
        <ul className={classes.wrong} role="alert">
          {wrong.map((said) => (
            <li key={said}>{said}</li>
          ))}
        </ul>
      ) : null}
    </FormPanel>
  );
};
