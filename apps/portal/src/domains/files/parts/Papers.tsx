import { Button } from '@mantine/core';
import { deleteStudentDocument } from '@nestling/contract/operations/files.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { Problem } from '@nestling/kit/Problem.tsx';
import { CardsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconDownload, IconPlus, IconTrash, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { kindOf } from '../paper-kinds.ts';
import { StudentPapersDocument } from '../papers.graphql.ts';
import type { PaperRow } from '../rows.ts';
import { useOpenPaper } from '../use-open-paper.ts';
import { fileWords } from '../words.ts';
import classes from './files.module.css';
import { PaperBadge } from './PaperBadge.tsx';
import { PaperPanel } from './PaperPanel.tsx';

/** The papers of one child, with what can be sent, replaced and opened. */
export const Papers = ({ student }: { student: string }) => {
  const t = useWords(fileWords);
  const { data, error, again } = useAsk(StudentPapersDocument, { student });
  const [edited, setEdited] = useState<PaperRow | 'new' | null>(null);
  const remove = useAction(deleteStudentDocument);
  const open = useOpenPaper();
  const papers = data?.studentDocuments;
  const add = (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setEdited('new')}>
      {t('addPaper')}
    </Button>
  );
  const panel = edited ? (
    <PaperPanel student={student} one={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
  ) : null;
  if (!papers) return error ? <Problem error={error} onRetry={again} /> : <CardsSkeleton />;
  if (papers.length === 0)
    return (
      <>
        <EmptyState picture={<PaperPicture />} title={t('paperEmpty')} actions={add}>
          {t('paperEmptyText')}
        </EmptyState>
        {panel}
      </>
    );
  return (
    <Stack gap="m">
      <div>{add}</div>
      <ul className={classes.lines}>
        {papers.map((paper) => (
          <li key={paper.id} className={classes.line}>
            <span className={classes.grow}>
              <b>{paper.name}</b>
              <span className={classes.quiet}> · {t(kindOf(paper.type))}</span>
              {paper.review_note ? <p className={classes.text}>{paper.review_note}</p> : null}
            </span>
            <PaperBadge paper={paper} />
            <Button variant="default" leftSection={<IconDownload size={18} />} onClick={() => void open(paper.id)}>
              {t('open')}
            </Button>
            {paper.mine && paper.status !== 'approved' ? (
              <>
                <Button variant="default" leftSection={<IconUpload size={18} />} onClick={() => setEdited(paper)}>
                  {t('replace')}
                </Button>
                <Button
                  variant="subtle"
                  aria-label={`${t('remove')} ${paper.name}`}
                  onClick={() => void remove.run({ id: paper.id })}
                >
                  <IconTrash size={18} />
                </Button>
              </>
            ) : null}
          </li>
        ))}
      </ul>
      {panel}
    </Stack>
  );
};
