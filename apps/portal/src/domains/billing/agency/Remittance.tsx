import { Button, NativeSelect, TextInput } from '@mantine/core';
import { payRemittance } from '@nestling/contract/operations/billing.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { askOnce } from '@nestling/kit/ask-once.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { money } from '@nestling/ui/format/money.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useRef, useState } from 'react';
import { useClient } from 'urql';
import classes from '../parts/billing.module.css';
import { Money } from '../parts/Money.tsx';
import { ReadRemittanceDocument, type ReadRemittanceQuery } from './agency.graphql.ts';
import { remittanceWords } from './remittance-words.ts';
import type { Agency } from './use-agency.ts';

type Line = NonNullable<ReadRemittanceQuery['remittance']>['lines'][number];

const rests = ['keep', 'dispute', 'family', 'write_off'] as const;
const problems = ['unknown', 'closed', 'twice', 'amount', 'over'] as const;
/** Bytes of a file that are sent at all; the server looks closer. */
const MOST_BYTES = 500_000;

const base64Of = async (file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};

/** Books what an agency pays by its own file: looked at line by line, with what is done about each that pays less. */
const Remittance = ({ agency, onClose }: { agency: Agency; onClose: () => void }) => {
  const t = useWords(remittanceWords);
  const client = useClient();
  const chosen = useRef<HTMLInputElement>(null);
  const [lines, setLines] = useState<readonly Line[] | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [rest, setRest] = useState<Readonly<Record<string, string>>>({});
  const [check, setCheck] = useState('');
  const book = useAction(payRemittance);
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setLines(null);
    if (file.size > MOST_BYTES) return setWrong(t('tooLarge'));
    const variables = { agency: agency.id, file: await base64Of(file) };
    const { data } = await askOnce(client, ReadRemittanceDocument, variables);
    const found = data?.remittance;
    setWrong(found ? (found.readable ? null : t('unreadable')) : t('failed'));
    if (found?.readable) setLines(found.lines);
  };
  const fitting =
    lines?.flatMap((line) => (line.invoice_id && !line.problem ? [{ ...line, id: line.invoice_id }] : [])) ?? [];
  const restOf = (invoice: string): string => rest[invoice] ?? 'keep';
  const total = fitting.reduce((sum, { paid }) => sum + paid, 0);
  const problemOf = ({ problem }: Line): string | null => {
    const known = problems.find((one) => one === problem);
    return known ? t(known) : null;
  };
  const columns: Column<Line>[] = [
    { key: 'invoice', head: t('invoice'), main: true, cell: ({ number }) => number },
    { key: 'student', head: t('student'), cell: (line) => line.student_name ?? problemOf(line) },
    { key: 'open', head: t('open'), end: true, wide: true, cell: ({ open }) => <Money cents={open} /> },
    { key: 'paid', head: t('paid'), end: true, cell: ({ paid }) => <Money cents={paid} look="strong" /> },
    { key: 'reason', head: t('reason'), wide: true, cell: ({ reason }) => reason },
    {
      key: 'rest',
      head: t('rest'),
      cell: (line) => {
        const problem = problemOf(line);
        const { invoice_id: id, open, paid, number } = line;
        if (problem) return <span className={classes.small}>{problem}</span>;
        if (!id || open === paid) return null;
        return (
          <NativeSelect
            aria-label={t('restOf', { number })}
            description={`${t('short')}: ${money(open - paid)}`}
            data={rests.map((value) => ({ value, label: t(value) }))}
            value={restOf(id)}
            onChange={({ currentTarget: { value } }) => setRest({ ...rest, [id]: value })}
          />
        );
      },
    },
  ];
  const send = () =>
    book
      .run({
        agency_id: agency.id,
        lines: fitting.map(({ id, paid, reason }) => ({
          invoice: id,
          paid,
          rest: restOf(id),
          ...(reason ? { reason } : {}),
        })),
        ...(check.trim() ? { check_number: check.trim() } : {}),
      })
      .then((ended) => {
        if (ended?.kind === 'done') onClose();
      });
  const title = t('title', { name: agency.name });
  const out = (lines?.length ?? 0) - fitting.length;
  return (
    <Dialog label={title} width={860} onClose={onClose}>
      <div className={classes.dialog}>
        <h2>{title}</h2>
        <p className={classes.quiet}>{t('says')}</p>
        <Stack>
          <input
            ref={chosen}
            type="file"
            hidden
            accept=".csv,.txt,.xlsx"
            aria-label={t('choose')}
            onChange={({ currentTarget }) => {
              void read(currentTarget.files?.[0]);
              currentTarget.value = '';
            }}
          />
          <Row>
            <Button variant="default" onClick={() => chosen.current?.click()}>
              {t(lines ? 'another' : 'choose')}
            </Button>
          </Row>
          {wrong ? <p role="alert">{wrong}</p> : null}
          {lines ? (
            <>
              {out > 0 ? <p role="status">{t('leftOut', { count: out })}</p> : null}
              <DataTable
                label={t('lines')}
                rows={lines}
                columns={columns}
                keyOf={({ row }) => String(row)}
                nameOf={({ number }) => number}
              />
              <TextInput
                label={t('check')}
                maxLength={60}
                value={check}
                onChange={(event) => setCheck(event.currentTarget.value)}
              />
            </>
          ) : null}
          <Row>
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            {lines ? (
              <Button loading={book.busy} disabled={total === 0} onClick={() => void send()}>
                {t('book', { amount: money(total) })}
              </Button>
            ) : null}
          </Row>
        </Stack>
      </div>
    </Dialog>
  );
};

export default Remittance;
