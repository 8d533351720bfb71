import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { RecordScreen } from '@nestling/kit/RecordScreen.tsx';
import { useRecord } from '@nestling/kit/record.ts';
import { allows } from '@nestling/rules/roles.ts';
import { momentWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { Navigate } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { usePerson } from '../../../session/session.ts';
import { useHere } from '../../../shell/here.ts';
import { OneEntryDocument } from '../entries.graphql.ts';
import { AskedChange } from '../fill/AskedChange.tsx';
import { Sealed } from '../paper/Sealed.tsx';
import { Answers } from '../parts/Answers.tsx';
import { EntryHead } from '../parts/EntryHead.tsx';
import { History } from '../parts/History.tsx';
import { Judge } from '../parts/Judge.tsx';
import { Proposal } from '../parts/Proposal.tsx';
import { formWords } from '../words.ts';

/** One entry as staff read and judge it. */
const ViewEntry = () => {
  const t = useWords(formWords);
  const { language } = useSpeech();
  const { params } = useHere();
  const { role } = usePerson();
  const [formId, entryId] = [params.formId ?? '', params.entryId ?? ''];
  const staff = allows(role, 'teacher');
  const answer = useRecord(OneEntryDocument, {
    variables: { id: entryId },
    record: ({ getFormEntry }) => getFormEntry,
    pause: !staff,
  });
  if (!staff) return <Navigate to={href('forms.entry.own', { formId, entryId })} replace />;
  return (
    <RecordScreen
      answer={answer}
      titleOf={({ form_name }) => form_name ?? ''}
      actions={(entry) => <Judge key={entry.updated_at} entry={entry} />}
    >
      {(entry) => (
        <Stack gap="l">
          <EntryHead
            entry={entry}
            more={[
              entry.submitted_at ? momentWords(entry.submitted_at, language) : '',
              t('version', { version: entry.version }),
            ]}
          />
          <AskedChange entry={entry} />
          <Sealed entry={entry} />
          <Proposal key={`${entry.id} ${entry.status}`} entry={entry} />
          <Answers entry={entry} />
          <History events={entry.events} />
        </Stack>
      )}
    </RecordScreen>
  );
};

export default ViewEntry;
