import { Button } from '@mantine/core';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { RecordScreen } from '@nestling/kit/RecordScreen.tsx';
import { useRecord } from '@nestling/kit/record.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconPencil, IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { useHere } from '../../../shell/here.ts';
import { OneEntryDocument } from '../entries.graphql.ts';
import { AskedChange } from '../fill/AskedChange.tsx';
import { Sealed } from '../paper/Sealed.tsx';
import { Answers } from '../parts/Answers.tsx';
import { EntryHead } from '../parts/EntryHead.tsx';
import { History } from '../parts/History.tsx';
import { formWords } from '../words.ts';

/** One entry as its sender reads it: answers, state, what is wanted, what became of it. */
const EntryView = () => {
  const t = useWords(formWords);
  const { params } = useHere();
  const answer = useRecord(OneEntryDocument, {
    variables: { id: params.entryId ?? '' },
    record: ({ getFormEntry }) => getFormEntry,
  });
  return (
    <RecordScreen
      answer={answer}
      titleOf={({ form_name }) => form_name ?? ''}
      actions={({ id, status, student, form_id }) => (
        <>
          {status === 'change_requested' || status === 'rejected' ? (
            <Button
              component={Link}
              leftSection={<IconPencil size={18} />}
              to={href('forms.entry.edit', { Id: student?.id ?? 0, formId: form_id, entryId: id })}
            >
              {t('mend')}
            </Button>
          ) : null}
          <Button variant="default" leftSection={<IconPrinter size={18} />} onClick={() => print()}>
            {t('print')}
          </Button>
        </>
      )}
    >
      {(entry) => (
        <Stack gap="l">
          <EntryHead entry={entry} />
          <AskedChange entry={entry} />
          <Sealed entry={entry} />
          <Answers entry={entry} />
          <History events={entry.events} />
        </Stack>
      )}
    </RecordScreen>
  );
};

export default EntryView;
