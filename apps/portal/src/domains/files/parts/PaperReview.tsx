import { Button, Textarea } from '@mantine/core';
import {
  approveStudentDocument,
  deleteStudentDocument,
  rejectStudentDocument,
} from '@nestling/contract/operations/files.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { momentFigures, stated } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useMay } from '../../permissions/use-may.ts';
import { PaperLogsDocument } from '../papers.graphql.ts';
import type { PaperOfOffice } from '../rows.ts';
import { useOpenPaper } from '../use-open-paper.ts';
import { fileWords } from '../words.ts';
import classes from './files.module.css';
import { PaperBadge } from './PaperBadge.tsx';

const kinds = ['added', 'changed', 'replaced', 'approved', 'rejected', 'read'] as const;

/** One paper for the office: opened, approved with a date or sent back with the reason, and what became of it. */
export const PaperReview = ({ paper, onClose }: { paper: PaperOfOffice; onClose: () => void }) => {
  const t = useWords(fileWords);
  const { language } = useSpeech();
  const may = useMay();
  const { id, name, status, note, review_note } = paper;
  const { data } = useAsk(PaperLogsDocument, { id });
  const today = stated(Date.now(), paper.student?.location?.timezone?.value).date;
  const remove = useAction(deleteStudentDocument);
  const open = useOpenPaper();
  const decides = may('approve_documents') && status !== 'approved';
  return (
    <SidePanel title={`${name} · ${paper.student?.full_name ?? ''}`} onClose={onClose}>
      <PaperBadge paper={paper} />
      {note ? <p className={classes.text}>{note}</p> : null}
      {review_note ? <p className={classes.text}>{review_note}</p> : null}
      <Button variant="default" leftSection={<IconDownload size={18} />} onClick={() => void open(id)}>
        {t('open')}
      </Button>
      {decides ? (
        <>
          <Approve paper={paper} today={today} />
          <Reject id={id} />
        </>
      ) : null}
      <h3>{t('history')}</h3>
      <ul className={classes.lines}>
        {(data?.studentDocumentLogs ?? []).map((log) => {
          const kind = kinds.find((one) => one === log.kind);
          return (
            <li key={log.id} className={classes.line}>
              <span className={classes.grow}>
                {kind ? t(`log_${kind}`) : log.kind}
                {log.note ? ` · ${log.note}` : ''}
              </span>
              <span className={classes.quiet}>
                {[momentFigures(log.at, language), log.by?.full_name].filter(Boolean).join(' · ')}
              </span>
            </li>
          );
        })}
      </ul>
      <Button
        variant="subtle"
        color="red"
        leftSection={<IconTrash size={18} />}
        onClick={() => void remove.run({ id }).then((ended) => ended?.kind === 'done' && onClose())}
      >
        {t('remove')}
      </Button>
    </SidePanel>
  );
};

const Approve = ({ paper, today }: { paper: PaperOfOffice; today: string }) => {
  const t = useWords(fileWords);
  const form = useCallForm({
    call: approveStudentDocument,
    name: `paper-approve:${paper.id}`,
    fixed: { id: paper.id, seen: paper.updated_at },
    values: { date: today },
    onSaved: () => {},
  });
  return (
    <FormBody
      form={form}
      actions={
        <Button type="submit" loading={form.busy}>
          {t('approve')}
        </Button>
      }
    >
      <DateField {...form.field('date', t('approveDate'))} max={today} />
    </FormBody>
  );
};

const Reject = ({ id }: { id: string }) => {
  const t = useWords(fileWords);
  const form = useCallForm({
    call: rejectStudentDocument,
    fixed: { id },
    values: { note: '' },
    needs: () => ['note'],
    onSaved: () => {},
  });
  return (
    <FormBody
      form={form}
      actions={
        <Button type="submit" variant="default" loading={form.busy}>
          {t('reject')}
        </Button>
      }
    >
      <Textarea autosize {...form.field('note', t('why'))} />
    </FormBody>
  );
};
