import { Button } from '@mantine/core';
import { useAction } from '@nestling/kit/action.ts';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { Section } from '@nestling/kit/Section.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useRef, useState } from 'react';
import { CheckCsvDocument } from '../imports.graphql.ts';
import classes from '../imports.module.css';
import { useFileArgument } from '../use-file.ts';
import { importWords } from '../words.ts';

/** What is wrong with a line of the list; 0 is the file as a whole. */
type LineFault = { readonly row: number; readonly message: string };

/** Checks a list line by line before anything is done with it. */
export const CheckList = ({ location }: { location: string }) => {
  const t = useWords(importWords);
  const argumentOf = useFileArgument();
  const check = useAction(CheckCsvDocument, { quiet: true, ownEnding: true });
  const [faults, setFaults] = useState<readonly LineFault[] | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File) => {
    const made = await argumentOf(file);
    if (!('file' in made)) return setFaults([{ row: 0, message: made.problem ?? '' }]);
    const ended = await check.run({ file: made.file, location, date_order: null });
    if (!ended) return;
    if (ended.kind !== 'done') return setFaults([{ row: 0, message: ended.message }]);
    const rows = (ended.data.uploadCsv?.students ?? []).flatMap(({ row, faults: own }) =>
      own.map(({ message }) => ({ row, message })),
    );
    const whole = (ended.leftOut ?? []).filter(({ field }) => field === 'file');
    setFaults([...whole.map(({ message }) => ({ row: 0, message })), ...rows]);
  };
  return (
    <Section title={t('checkList')} help={t('checkListText')}>
      <Stack gap="s">
        <div>
          <Button variant="default" loading={check.busy} onClick={() => input.current?.click()}>
            {t('checkChoose')}
          </Button>
          <input
            ref={input}
            type="file"
            accept=".csv,.txt,.tsv,.xlsx"
            hidden
            aria-label={t('checkChoose')}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void take(file);
              currentTarget.value = '';
            }}
          />
        </div>
        {faults === null ? null : faults.length === 0 ? (
          <p role="status">{t('checkFine')}</p>
        ) : (
          <ul className={classes.lead}>
            {faults.map(({ row, message }) => (
              <li key={`${row} ${message}`}>{row > 0 ? t('lineFault', { row, message }) : message}</li>
            ))}
          </ul>
        )}
      </Stack>
    </Section>
  );
};
