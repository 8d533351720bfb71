import { Button, Textarea } from '@mantine/core';
import { useAction } from '@nestling/kit/action.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { notify } from '@nestling/ui/notice/notices.ts';
import { useWords } from '@nestling/ui/words.ts';
import { type FormEvent, useState } from 'react';
import { readLines } from './lines.ts';
import classes from './many.module.css';
import { severalOf } from './outcome.ts';
import { CreateSeveralDocument } from './several.graphql.ts';
import { manyWords } from './words.ts';

const MOST = 200;

/** Several cameras, a line each. What could not be added stays in the field with what is wrong. */
export const SeveralPanel = ({ location, onClose }: { location: string; onClose: () => void }) => {
  const t = useWords(manyWords);
  const create = useAction(CreateSeveralDocument, { ownErrors: true, say: () => null });
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const lines = readLines(text);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setWrong([]);
    setProblem(lines.length === 0 ? t('needLines') : lines.length > MOST ? t('tooMany') : null);
    if (lines.length === 0 || lines.length > MOST) return;
    const ended = await create.run({ location, cameras: lines });
    if (!ended) return;
    const { added, faults, message } = severalOf(lines.length, ended);
    if (added.length > 0) notify({ kind: 'done', title: t('added', { count: added.length }) });
    if (added.length === lines.length) return onClose();
    const written = text.split('\n').filter((line) => line.trim() !== '');
    setText(written.filter((_, row) => !added.includes(row)).join('\n'));
    setProblem(message ?? t('remain'));
    setWrong([...faults].map(([row, said]) => `${lines[row]?.name || t('line', { row: row + 1 })}: ${said.join(' ')}`));
  };

  return (
    <SidePanel title={t('several')} onClose={onClose}>
      <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
        <Textarea
          label={t('cameras')}
          description={t('severalHelp')}
          placeholder={t('example')}
          error={problem}
          minRows={8}
          autosize
          maxRows={16}
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {wrong.length > 0 ? (
          <ul className={classes.wrong} role="alert">
            {wrong.map((said) => (
              <li key={said}>{said}</li>
            ))}
          </ul>
        ) : null}
        <Button type="submit" loading={create.busy}>
          {t('addCount', { count: Math.max(1, lines.length) })}
        </Button>
      </form>
    </SidePanel>
  );
};
