import { useAsk } from '@nestling/kit/ask.ts';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { Tabs } from '@nestling/kit/Tabs.tsx';
import { CardsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { CarePlanSection } from '../../health/care-plans/CarePlanSection.tsx';
import { CheckSection } from '../../health/checks/CheckSection.tsx';
import { Medicines } from '../../health/medications/Medicines.tsx';
import { Vaccinations } from '../../health/parts/Vaccinations.tsx';
import { InjurySection } from '../../injuries/parts/InjurySection.tsx';
import { OwnPaperStudentsDocument } from '../papers.graphql.ts';
import { Papers } from '../parts/Papers.tsx';
import { fileWords } from '../words.ts';

/** The papers of all own children, one tab each. */
const FamilyPapers = () => {
  const t = useWords(fileWords);
  const { data } = useAsk(OwnPaperStudentsDocument, {});
  const students = data?.getUserStudents;
  return (
    <Screen>
      <Stack gap="m">
        <div>
          <Link to={href('files.own')}>{t('mine')}</Link>
        </div>
        {students ? (
          <Tabs
            label={t('choose')}
            tabs={students.map(({ id, fname }) => ({
              key: id,
              label: fname,
              content: () => (
                <Stack key={id} gap="l">
                  <Papers student={id} />
                  <CarePlanSection student={id} />
                  <CheckSection student={id} />
                  <InjurySection student={id} />
                  <Medicines student={id} />
                  <Vaccinations student={id} />
                </Stack>
              ),
            }))}
          />
        ) : (
          <CardsSkeleton />
        )}
      </Stack>
    </Screen>
  );
};

export default FamilyPapers;
