import { useAsk } from '@nestling/kit/ask.ts';
import { Screen } from '@nestling/kit/Screen.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { CardsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { Navigate } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { usePerson } from '../../../session/session.ts';
import { useHere } from '../../../shell/here.ts';
import { StudentFormReviewDocument } from '../entries.graphql.ts';
import { formWords } from '../words.ts';

/** The latest that was handed in of a form for a child: leads to the entry, as staff judge it or its sender reads it. */
const Review = () => {
  const t = useWords(formWords);
  const { params } = useHere();
  const { role } = usePerson();
  const formId = params.formId ?? '';
  const variables = { student_id: params.studentId ?? '', form_id: formId };
  const { data, fetching } = useAsk(StudentFormReviewDocument, variables);
  const entryId = data?.getStudentFormReview?.id;
  if (entryId)
    return (
      <Navigate
        replace
        to={href(allows(role, 'teacher') ? 'forms.entry.staff' : 'forms.entry.own', { formId, entryId })}
      />
    );
  return (
    <Screen>{fetching ? <CardsSkeleton /> : <EmptyState picture={<PaperPicture />} title={t('missing')} />}</Screen>
  );
};

export default Review;
