import { Button, Textarea } from '@mantine/core';
import {
  approveStudentDocument,
  deleteStudentDocument,
  rejectStudentDocument,
} from '@nestling/contract/operations/files.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { momentFigures, stated } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
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
  const [date, setDate] = useState(today);
  const [why, setWhy] = useState('');
  const [asked, setAsked] = useState(false);
  const approve = useAction(approveStudentDocument);
  const reject = useAction(rejectStudentDocument);
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
          <DateField label={t('approveDate')} max={today} value={date} onChange={setDate} />
          <Button
            disabled={!date || date > today}
            onClick={() => void approve.run({ id, date, seen: paper.updated_at })}
          >
            {t('approve')}
          </Button>
          <Textarea
            label={t('why')}
            value={why}
            error={asked && !why.trim() ? t('needWhy') : null}
            maxLength={2000}
            autosize
            onChange={(event) => setWhy(event.currentTarget.value)}
          />
          <Button
            variant="default"
            onClick={() => {
              setAsked(true);
              if (why.trim()) void reject.run({ id, note: why.trim() });
            }}
          >
            {t('reject')}
          </Button>
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
